internal import CSQLite

/// A connection to an SQLite database. To be used by one thread at a time.
final class Database {
    private let handle: OpaquePointer

    /// How a file is opened.
    enum Access {
        /// For reading and writing; for reading alone where the file cannot be written. Nothing is created.
        case existing
        /// Made where it is missing.
        case creating
        /// In a folder where nothing can be written and no log stands beside the file.
        case immutable
        /// In a folder where nothing can be written, with the log that stands beside the file. Takes no locks.
        case unlocked
    }

    /// Opens the file at `path`; waits `patience` milliseconds for locks.
    init(path: String, access: Access, patience: Int32) throws(DatabaseFailure) {
        var opened: OpaquePointer?
        let file = access == .immutable ? Self.immutableURI(path) : Self.plain(path)
        let system = access == .unlocked ? "unix-none" : nil
        let code = sqlite3_open_v2(file, &opened, access.flags | SQLITE_OPEN_NOMUTEX, system)
        guard let opened, code == SQLITE_OK else {
            defer { sqlite3_close_v2(opened) }
            throw Self.failure(code, of: opened)
        }
        handle = opened
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, patience)
        if access == .unlocked { try run("PRAGMA locking_mode = EXCLUSIVE") }
    }

    deinit { sqlite3_close_v2(handle) }

    /// Whether the file can only be read.
    var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

    /// Runs each statement of `script`; rows are not looked at.
    func run(_ script: String) throws(DatabaseFailure) {
        let code = sqlite3_exec(handle, script, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Runs the one statement of `text` with `values` for its question marks and hands each row to `visit`, as long as
    /// that answers true. The row is good only until `visit` returns.
    func query(
        _ text: String, _ values: [DatabaseValue] = [], visit: (DatabaseRow) throws(DatabaseFailure) -> Bool
    ) throws(DatabaseFailure) {
        let statement = try prepare(text)
        defer { sqlite3_finalize(statement) }
        for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1), of: statement) }
        while try step(statement) {
            guard try visit(DatabaseRow(statement: statement)) else { return }
        }
    }

    private func prepare(_ text: String) throws(DatabaseFailure) -> OpaquePointer {
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, text, -1, &statement, nil)
        guard code == SQLITE_OK, let statement else { throw failure(code) }
        return statement
    }

    private func step(_ statement: OpaquePointer) throws(DatabaseFailure) -> Bool {
        switch sqlite3_step(statement) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw failure(code)
        }
    }

    private func bind(_ value: DatabaseValue, at index: Int32, of statement: OpaquePointer) throws(DatabaseFailure) {
        let code: Int32
        switch value {
        case .null: code = sqlite3_bind_null(statement, index)
        case .integer(let number): code = sqlite3_bind_int64(statement, index, number)
        case .text(let text): code = bind(text, at: index, of: statement)
        }
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// SQLite copies the bytes; a text may hold NUL.
    private func bind(_ text: String, at index: Int32, of statement: OpaquePointer) -> Int32 {
        let copying = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
        var text = text
        return text.withUTF8 { bytes in
            // A null pointer would bind NULL for the empty text.
            guard let start = bytes.baseAddress else { return sqlite3_bind_text(statement, index, "", 0, nil) }
            return start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                sqlite3_bind_text64(statement, index, $0, UInt64(bytes.count), copying, UInt8(SQLITE_UTF8))
            }
        }
    }

    private func failure(_ code: Int32) -> DatabaseFailure { Self.failure(code, of: handle) }

    private static func failure(_ code: Int32, of handle: OpaquePointer?) -> DatabaseFailure {
        let text = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        // What the system answered counts for these two alone; for others it is from an earlier time.
        let blamesSystem = [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xFF)
        let isFull = blamesSystem && SystemFailure.isFull(handle.map { sqlite3_system_errno($0) } ?? 0)
        return .result(code: isFull ? SQLITE_FULL : code, message: text.map { String(cString: $0) } ?? "")
    }

    /// `path` so that SQLite takes it for nothing but a path: one that begins with `file:` may be read as a URI.
    private static func plain(_ path: String) -> String { path.hasPrefix("/") ? path : "./" + path }

    /// The empty authority keeps `//` at the path's beginning from being read as the mark of one.
    private static func immutableURI(_ path: String) -> String {
        "file:" + (path.hasPrefix("/") ? "//" : "") + escaped(plain(path)) + "?immutable=1"
    }

    /// `path` as part of a URI.
    private static func escaped(_ path: String) -> String {
        path.reduce(into: "") { result, character in
            switch character {
            case "%": result += "%25"
            case "?": result += "%3f"
            case "#": result += "%23"
            default: result.append(character)
            }
        }
    }
}

extension Database.Access {
    fileprivate var flags: Int32 {
        switch self {
        case .existing: SQLITE_OPEN_READWRITE
        case .creating: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
        case .unlocked: SQLITE_OPEN_READONLY
        }
    }
}

/// A value to bind.
enum DatabaseValue {
    case null
    case integer(Int64)
    case text(String)
}

/// A row of an answer; columns count from 0.
struct DatabaseRow {
    fileprivate let statement: OpaquePointer

    func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    /// The text, NULs and all; nil where it is not UTF-8. NULL is the empty text.
    func text(_ column: Int32) -> String? {
        guard let start = sqlite3_column_text(statement, column) else { return "" }
        let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column)))
        return String(validating: bytes, as: UTF8.self)
    }
}

/// The database library in use.
public enum DatabaseLibrary {
    /// Such as `3.40.1`.
    public static var version: String { String(cString: sqlite3_libversion()) }
}
