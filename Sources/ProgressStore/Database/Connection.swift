/// An open database and the version of its schema.
struct Connection {
    let database: Database
    /// The file that was opened, whatever stands at its path later.
    let identity: FileSystem.Identity?
    /// 0 where nothing was written yet.
    var version: Int
    /// Why the database can only be read here; nil where it was opened for writing.
    private(set) var barrier: DatabaseFailure?

    /// Opens the database; nil where there is none and none is to be made. Where the folder cannot be written or
    /// the disk is full, SQLite cannot make the files it reads a log with: what is there is read without them.
    init?(_ files: ProgressFiles, creating: Bool, patience: Int32) throws(DatabaseFailure) {
        guard creating || FileSystem.kind(of: files.database) != nil else { return nil }
        do throws(DatabaseFailure) {
            try self.init(files, access: creating ? .creating : .existing, patience: patience)
        } catch {
            guard [.cannotOpen, .readOnly, .full].contains(error.kind) else { throw error }
            let readable = try? Connection(files, access: files.hasLog ? .unlocked : .immutable, patience: patience)
            guard var readable else { throw error }
            readable.barrier = error.kind == .cannotOpen && FileSystem.isFull(files.folder) ? .full : error
            self = readable
        }
    }

    private init(_ files: ProgressFiles, access: Database.Access, patience: Int32) throws(DatabaseFailure) {
        database = try Database(path: files.database, access: access, patience: patience)
        identity = FileSystem.identity(of: files.database)
        version = try Schema.version(of: database)
        guard version <= Schema.migrations.count else { throw .newerVersion(version) }
    }
}
