import CourseModel
import Testing

@testable import ProgressStore

/// Rows that SQLite reads and that no store wrote.
struct DamagedRowTests {
    private static let insertion =
        "INSERT INTO attempt (id, lesson, step, hash, time, action, number, answer, outcome, points, possible) VALUES "

    /// A database of three attempts, closed, and then `row` added to it.
    private func workspace(adding row: String) throws -> Workspace {
        let workspace = Workspace()
        let store = try workspace.store()
        for number in 0..<3 { try store.append(.sample(number)) }
        try #require(try TestDatabase(workspace.database).run(Self.insertion + row) == 0, "\(row)")
        return workspace
    }

    @Test(arguments: [
        "(4, 'l', 's', 'h', 0, 'answered', NULL, '9223372036854775807:a', 'wrong', NULL, NULL)",
        "(4, 'l', 's', 'h', 0, 'answered', NULL, '1:a', 'perfect', NULL, NULL)",
        "(4, 'l', 's', 'h', 0, 'answered', NULL, '1:a', 'partly', 9223372036854775807, 2)",
        "(4, 'l', 's', 'h', 0, 'answered', NULL, '1:a', 'partly', 1, -2)",
        "(4, 'l', 's', 'h', 0, 'hinted', 9223372036854775807, NULL, NULL, NULL, NULL)",
        "(4, CAST(x'FF' AS TEXT), 's', 'h', 0, 'shown', NULL, NULL, NULL, NULL, NULL)",
    ])
    func `a row that cannot be read is kept aside and the rest goes on`(row: String) throws {
        let workspace = try workspace(adding: row)
        let store = try workspace.store()
        #expect(try store.attempts() == (0..<3).map { .sample($0) })
        #expect(store.recovery?.attemptsSaved == 3)
        try store.append(.sample(3))
        #expect(try workspace.store().attempts().count == 4)
    }

    @Test(arguments: [Int64.max, Int64.min, 0]) func `an id that SQLite did not give is given anew`(id: Int64) throws {
        let workspace = try workspace(adding: "(\(id), 'l', 's', 'h', 0, 'shown', NULL, NULL, NULL, NULL, NULL)")
        let store = try workspace.store()
        #expect(try store.attempts().count == 4)
        for number in 4..<8 { try store.append(.sample(number)) }
        #expect(try Array(store.attempts().suffix(4)) == (4..<8).map { .sample($0) })
        #expect(store.recovery?.attemptsSaved == 4)
    }

    @Test func `ids as far apart as numbers can be do not stop a repair`() throws {
        let workspace = Workspace()
        let database = try Database(path: workspacePath(workspace), access: .creating, patience: 0)
        try database.run("CREATE TABLE setting (name, value)")
        // The row in the middle cannot be read, from either side.
        try database.run(
            """
            CREATE TABLE raw (id INTEGER PRIMARY KEY);
            INSERT INTO raw VALUES (\(Int64.min)), (5), (\(Int64.max));
            CREATE VIEW attempt AS SELECT id, 'l' AS lesson, 's' AS step, 'h' AS hash, 0 AS time,
                iif(id = 5, abs(\(Int64.min)), 'shown') AS action, NULL AS number, NULL AS answer, NULL AS outcome,
                NULL AS points, NULL AS possible FROM raw
            """)
        var salvage = Salvage()
        salvage.add(database, size: 4_096)
        #expect(salvage.attempts.count == 2)
    }

    private func workspacePath(_ workspace: Workspace) throws -> String {
        try workspace.write([], to: workspace.database)
        return workspace.database
    }

    @Test func `no row stops the store, and the sound ones stay`() throws {
        var random = SplitMix64(state: 7)
        var read = 0
        for _ in 0..<60 {
            let rows = (4..<10).map { "(\($0), \(Self.values(&random)))" }.joined(separator: ", ")
            let workspace = try workspace(adding: rows)
            let store = try workspace.store()
            let attempts = try store.attempts()
            read += attempts.count - 3
            #expect(Array(attempts.prefix(3)) == (0..<3).map { .sample($0) }, "\(rows)")
            try store.append(.sample(9))
            #expect(try store.attempts() == attempts + [.sample(9)], "\(rows)")
        }
        #expect((20..<300).contains(read))
    }

    /// The values of a row behind its id.
    private static func values(_ random: inout SplitMix64) -> String {
        let names = (0..<3).map { _ in HostileValue.literal(["l"], &random) }
        let action = HostileValue.literal(["shown", "answered", "hinted", "skipped", "reset"], &random)
        let answer = HostileValue.literal(["1:a", ""], &random)
        let outcome = HostileValue.literal(["passed", "partly", "wrong", "unreadable"], &random)
        let time = Int64.random(in: .min ... .max, using: &random)
        let numbers = (0..<3).map { _ in HostileValue.number(&random) }
        let values = names + ["\(time)", action, numbers[0], answer, outcome, numbers[1], numbers[2]]
        return values.joined(separator: ", ")
    }
}
