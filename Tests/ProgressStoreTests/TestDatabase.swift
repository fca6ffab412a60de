import CSQLite
import Testing

/// A connection that does what the store would not.
final class TestDatabase {
    private var handle: OpaquePointer?

    init(_ path: String) throws {
        try #require(sqlite3_open(path, &handle) == SQLITE_OK)
    }

    deinit { sqlite3_close(handle) }

    /// The result code.
    @discardableResult
    func run(_ statement: String) -> Int32 { sqlite3_exec(handle, statement, nil, nil, nil) }
}
