internal import CourseModel

/// What can still be read of a damaged database.
struct Salvage {
    /// By the row's id, which grows with each attempt.
    private(set) var attempts: [Int64: Attempt] = [:]
    private(set) var settings: [Setting: String] = [:]

    /// No row takes less, in bytes.
    private static let smallestRow = 16

    /// The attempts in the order they were made.
    var attemptsInOrder: [Attempt] { attempts.sorted { $0.key < $1.key }.map(\.value) }

    /// Adds what can be read of `database`: from the first row on until something is damaged, from the last row back, and
    /// what lies between row by row, as many as `size` bytes have room for: ids have no gaps, so that what lies beyond is a
    /// damaged id. What is known already stays.
    mutating func add(_ database: Database, size: Int) {
        for setting in Setting.allCases where settings[setting] == nil {
            settings[setting] = try? database.value(of: setting)
        }
        guard let last = read(database, "ORDER BY id"), let first = read(database, "ORDER BY id DESC"), last < first
        else { return }
        // Damaged ids may be as far apart as numbers can be.
        let (reach, overflows) = last.addingReportingOverflow(Int64(size / Self.smallestRow))
        let end = overflows ? first : min(first, reach)
        for id in last..<end where id != last { _ = read(database, "WHERE id = \(id)") }
    }

    /// Reads rows until one cannot be read. The id of the last one that could (0 if none); nil where all could.
    private mutating func read(_ database: Database, _ clause: String) -> Int64? {
        var latest: Int64 = 0
        do throws(DatabaseFailure) {
            try database.query("SELECT \(AttemptRow.columns) FROM attempt \(clause)") { row in
                latest = row.integer(0)
                if attempts[latest] == nil { attempts[latest] = AttemptRow.attempt(in: row) }
                return true
            }
            return nil
        } catch {
            return latest
        }
    }
}

extension Database {
    /// What was chosen, if anything was.
    func value(of setting: Setting) throws(DatabaseFailure) -> String? {
        try text("SELECT value FROM setting WHERE name = ?", [.text(setting.rawValue)])
    }

    /// Remembers `value`.
    func set(_ setting: Setting, to value: String) throws(DatabaseFailure) {
        let change = "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value"
        try query(change, [.text(setting.rawValue), .text(value)]) { _ in true }
    }

    /// Appends `attempt`.
    func append(_ attempt: Attempt) throws(DatabaseFailure) {
        try query(AttemptRow.insertion, AttemptRow.values(of: attempt)) { _ in true }
    }

    /// All attempts in the order they were appended.
    func attempts() throws(DatabaseFailure) -> [Attempt] {
        var attempts: [Attempt] = []
        try query("SELECT \(AttemptRow.columns) FROM attempt ORDER BY id") { row throws(DatabaseFailure) in
            guard AttemptRow.isPlausible(id: row.integer(0)), let attempt = AttemptRow.attempt(in: row)
            else { throw .damaged("an attempt cannot be read") }
            attempts.append(attempt)
            return true
        }
        return attempts
    }
}
