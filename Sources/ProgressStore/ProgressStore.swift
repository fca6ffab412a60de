public import CourseModel

/// A student's progress in a workspace: attempts, appended and never edited, and a few settings, in the SQLite database
/// `WORKSPACE/.learn/progress.sqlite`. Several processes may use it at once. Nothing is created before the first write.
/// To be used by one thread at a time.
///
/// Writes go through SQLite's write-ahead log with `synchronous = NORMAL`: what was appended survives the end of the
/// process at any moment; a power cut may lose the last appends, but damages nothing.
public final class ProgressStore {
    /// What was done about damage that this store met, if it met any.
    public private(set) var recovery: Recovery?

    private let files: ProgressFiles
    private let patience: Int32
    private var connection: Connection?
    private var isReadyToWrite = false

    /// Opens what is there, if anything is. `patience` is the time in milliseconds to wait for other processes.
    public init(workspace: String, patience: Int = 5_000) throws(ProgressStoreError) {
        files = ProgressFiles(workspace: workspace)
        self.patience = Int32(clamping: patience)
        if let obstacle = files.obstacle { throw obstacle }
        _ = try perform { _ throws(DatabaseFailure) in }
    }

    /// The path of the database, whether it is there or not.
    public var path: String { files.database }

    /// Everything the student did, oldest first.
    public func attempts() throws(ProgressStoreError) -> [Attempt] {
        try perform { database throws(DatabaseFailure) in try database.attempts() } ?? []
    }

    /// Appends `attempt`. Once this returns, the end of the process does not undo it.
    public func append(_ attempt: Attempt) throws(ProgressStoreError) {
        try write { database throws(DatabaseFailure) in try database.append(attempt) }
    }

    /// What the student chose; nil where nothing was.
    public func setting(_ setting: Setting) throws(ProgressStoreError) -> String? {
        try perform { database throws(DatabaseFailure) in try database.value(of: setting) } ?? nil
    }

    /// Remembers a choice.
    public func set(_ setting: Setting, to value: String) throws(ProgressStoreError) {
        try write { database throws(DatabaseFailure) in try database.set(setting, to: value) }
    }
}

extension ProgressStore {
    private func write(_ body: (Database) throws(DatabaseFailure) -> Void) throws(ProgressStoreError) {
        if FileSystem.kind(of: files.database) == nil { try files.makeFolder() }
        try perform(creating: true) { database throws(DatabaseFailure) in
            try self.prepareToWrite(database)
            try body(database)
        }
    }

    /// Runs `body` on the database; nil where there is none, or none with anything in it, and none is to be made.
    /// Damage is repaired, and a file that was replaced opened anew, once.
    private func perform<Value>(
        creating: Bool = false, _ body: (Database) throws(DatabaseFailure) -> Value
    ) throws(ProgressStoreError) -> Value? {
        do throws(DatabaseFailure) {
            return try run(creating: creating, body)
        } catch {
            try recover(from: error)
        }
        do throws(DatabaseFailure) {
            return try run(creating: creating, body)
        } catch {
            throw error.storeError(path: files.database)
        }
    }

    private func run<Value>(
        creating: Bool, _ body: (Database) throws(DatabaseFailure) -> Value
    ) throws(DatabaseFailure) -> Value? {
        guard !files.holdsUnfinishedRepair else { throw .damaged("a repair was cut short") }
        // Another process may have repaired it, or the student removed it.
        if connection?.identity != FileSystem.identity(of: files.database) { disconnect() }
        // There may be room again, and others may write.
        if connection?.barrier?.kind == .full { disconnect() }
        if connection == nil { connection = try Connection(files, creating: creating, patience: patience) }
        guard let connection, creating || connection.version > 0 else {
            // Another process may write into it by the next time.
            self.connection = nil
            return nil
        }
        return try body(connection.database)
    }

    private func recover(from failure: DatabaseFailure) throws(ProgressStoreError) {
        disconnect()
        switch failure.kind {
        case .moved: return
        case .damaged: try repair()
        // SQLite takes a damaged header for one that forbids writing. If that is not it, the next try says so again.
        case .readOnly where FileSystem.isWritable(files.database): try? repair()
        case .cannotOpen: throw files.cannotOpen(failure)
        case .busy, .full, .readOnly, .newerVersion, .other: throw failure.storeError(path: files.database)
        }
    }

    private func repair() throws(ProgressStoreError) {
        recovery = try Repair(files: files, patience: patience).run() ?? recovery
    }

    private func disconnect() {
        connection = nil
        isReadyToWrite = false
    }

    private func prepareToWrite(_ database: Database) throws(DatabaseFailure) {
        guard !isReadyToWrite else { return }
        if let barrier = connection?.barrier, barrier.kind == .full { throw barrier }
        guard !database.isReadOnly else { throw .result(code: 8, message: "the database can only be read") }
        if connection?.version != Schema.migrations.count {
            try Schema.migrate(database)
            connection?.version = Schema.migrations.count
        }
        // Two processes that begin at once may both be refused; the next one that writes asks again.
        let mode = try? database.text("PRAGMA journal_mode = WAL")
        if mode == "wal" { try database.run("PRAGMA synchronous = NORMAL") }
        isReadyToWrite = true
    }
}
