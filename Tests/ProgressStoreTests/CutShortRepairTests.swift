import CourseModel
import Testing

@testable import ProgressStore

/// What a store finds after its predecessor was killed while it repaired.
struct CutShortRepairTests {
    private static let attempts: [Attempt] = (0..<6).map { .sample($0) }

    /// A database whose first page is damaged, one attempt of six still in its log.
    private static func damaged() throws -> Workspace {
        let original = Workspace()
        do {
            let store = try original.store()
            for attempt in attempts.dropLast() { try store.append(attempt) }
        }
        let open = try original.store()
        if let last = attempts.last { try open.append(last) }
        let workspace = try Workspace(copying: original)
        var bytes = try workspace.bytes(workspace.database)
        bytes.replaceSubrange(0..<16, with: [UInt8](repeating: 0, count: 16))
        try workspace.write(bytes, to: workspace.database)
        return workspace
    }

    /// `damaged()` with the fresh database complete, as a repair makes it.
    private static func ready() throws -> Workspace {
        let workspace = try damaged()
        let other = Workspace()
        let store = try other.store()
        for attempt in attempts { try store.append(attempt) }
        let fresh = try TestDatabase(other.database)
        fresh.run("PRAGMA wal_checkpoint(TRUNCATE)")
        try workspace.write(other.bytes(other.database), to: workspace.folder + "/progress.ready.sqlite")
        return workspace
    }

    private func expectAll(_ workspace: Workspace, _ comment: Comment) throws {
        let store = try workspace.store()
        #expect(try store.attempts() == Self.attempts, comment)
        let recovery = try #require(store.recovery, comment)
        #expect(recovery.attemptsSaved == 6, comment)
        #expect(workspace.names().contains { recovery.keptAside.hasSuffix($0) }, comment)
        try store.append(.sample(6))
        #expect(try workspace.store().attempts() == Self.attempts + [.sample(6)], comment)
        let leftovers = workspace.names().filter { name in ["fresh", "ready", "copy"].contains { name.contains($0) } }
        #expect(leftovers.isEmpty, comment)
    }

    @Test func `before the fresh database is ready the log still stands beside the damaged one`() throws {
        let workspace = try Self.damaged()
        try workspace.write([1, 2, 3], to: workspace.folder + "/progress.fresh.sqlite")
        try workspace.write([4], to: workspace.folder + "/progress.copy.sqlite-wal")
        let files = ProgressFiles(workspace: workspace.path)
        for suffix in ["-wal", ""] {
            let aside = files.keptAside(time: 0) + suffix
            try FileSystem.keep(files.database + suffix, as: aside)
            let after = try Workspace(copying: workspace)
            try expectAll(after, "\(aside)")
        }
    }

    @Test func `from then on the repair is finished, whatever of the old files is left`() throws {
        let workspace = try Self.ready()
        try expectAll(try Workspace(copying: workspace), "the log is there")
        try FileSystem.remove(workspace.database + "-wal")
        try expectAll(try Workspace(copying: workspace), "the log is gone")
        try FileSystem.remove(workspace.database)
        let bare = try Workspace(copying: workspace)
        #expect(try bare.store().attempts() == Self.attempts)
    }

    @Test func `an open store goes on with what another's repair left ready`() throws {
        let workspace = try Self.ready()
        let ready = workspace.folder + "/progress.ready.sqlite"
        let bytes = try workspace.bytes(ready)
        try FileSystem.remove(ready)
        let store = try workspace.store()
        #expect(try store.attempts() == Self.attempts)
        try workspace.write(bytes, to: ready)
        try store.append(.sample(6))
        #expect(try store.attempts() == Self.attempts + [.sample(6)])
    }

    @Test func `a fresh database that is damaged itself is not taken`() throws {
        let workspace = try Self.damaged()
        try workspace.write(Array("no database".utf8), to: workspace.folder + "/progress.ready.sqlite")
        try expectAll(workspace, "")
    }

    @Test func `the log of an earlier repair is not overwritten`() throws {
        let workspace = try Self.damaged()
        let files = ProgressFiles(workspace: workspace.path)
        let first = files.keptAside(time: 0)
        try workspace.write([7], to: first + "-wal")
        let second = files.keptAside(time: 0)
        #expect(first != second)
        #expect(throws: SystemFailure.self) { try FileSystem.keep(files.database, as: first + "-wal") }
        #expect(try workspace.bytes(first + "-wal") == [7])
    }

    @Test func `the damaged files are kept byte for byte, the log beside the database`() throws {
        let workspace = Workspace()
        // Whoever closes a database last writes the log into it: another store has it open all the while.
        let other = try workspace.store()
        for attempt in Self.attempts { try other.append(attempt) }
        var database = try workspace.bytes(workspace.database)
        database.replaceSubrange(0..<16, with: [UInt8](repeating: 0, count: 16))
        try workspace.write(database, to: workspace.database)
        let log = try workspace.bytes(workspace.database + "-wal")
        let files = ProgressFiles(workspace: workspace.path)
        let recovery = try #require(try Repair(files: files, patience: 0).run())
        #expect(recovery.attemptsSaved == 6)
        #expect(try workspace.bytes(recovery.keptAside) == database)
        #expect(try workspace.bytes(recovery.keptAside + "-wal") == log)
        #expect(try other.attempts() == Self.attempts)
    }
}
