import CourseModel
import Testing

@testable import ProgressStore

struct SchemaTests {
    let workspace = Workspace()

    @Test func `an older database is brought up to date, its rows kept`() throws {
        try workspace.store().append(.sample(1))
        let later = Schema.migrations + ["ALTER TABLE attempt ADD COLUMN note TEXT; CREATE TABLE more (a) STRICT"]
        let database = try Database(path: workspace.database, access: .existing, patience: 0)
        #expect(throws: DatabaseFailure.self) { try Schema.migrate(database, by: later) }
        #expect(try Schema.version(of: database) == 1)
        try Schema.migrate(database, by: Schema.migrations + ["ALTER TABLE attempt ADD COLUMN note TEXT"])
        #expect(try Schema.version(of: database) == 2)
        #expect(try database.attempts() == [.sample(1)])
    }

    @Test func `the log is written ahead`() throws {
        try workspace.store().append(.sample(1))
        let database = try Database(path: workspace.database, access: .existing, patience: 0)
        #expect(try database.text("PRAGMA journal_mode") == "wal")
    }
}
