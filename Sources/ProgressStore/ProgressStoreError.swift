/// Why progress cannot be read or written.
public enum ProgressStoreError: Error, Equatable, Sendable {
    /// Nothing can be written at this path; what is there can still be read.
    case readOnly(path: String)
    /// Another process held the database for longer than the store's patience.
    case locked
    case diskFull
    /// The database was written by a later `learn`.
    case newerVersion(found: Int, known: Int)
    /// A file stands where a folder is needed.
    case notAFolder(path: String)
    /// Anything else: SQLite's result code, or the system's `errno` where SQLite had no part in it, and the cause.
    case failed(code: Int, message: String)
}
