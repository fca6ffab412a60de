import CourseModel
import ProgressStore
import Testing

/// What stands on the disk at a moment is what a store finds after its predecessor was killed at that moment.
struct KillTests {
    @Test func `what was appended is there after a kill`() throws {
        let workspace = Workspace()
        let store = try workspace.store()
        for number in 0..<40 {
            try store.append(.sample(number))
            let after = try Workspace(copying: workspace)
            #expect(try after.store().attempts() == (0...number).map { .sample($0) })
        }
    }

    @Test func `a log that was written in part loses at most the attempt being written`() throws {
        let workspace = Workspace()
        let store = try workspace.store()
        for number in 0..<3 { try store.append(.sample(number)) }
        let before = try workspace.bytes(workspace.database + "-wal").count
        try store.append(.sample(3))
        let log = try workspace.bytes(workspace.database + "-wal")
        for length in stride(from: before, through: log.count, by: 61) {
            let after = try Workspace(copying: workspace)
            try after.write(Array(log[..<length]), to: after.database + "-wal")
            let opened = try after.store()
            #expect(try opened.attempts().starts(with: (0..<3).map { .sample($0) }))
            #expect(opened.recovery == nil)
            try opened.append(.sample(9))
            #expect(try after.store().attempts().last == .sample(9))
        }
    }

    @Test func `a kill before anything was written leaves nothing in the way`() throws {
        let workspace = Workspace()
        try workspace.write([], to: workspace.database)
        #expect(try workspace.store().attempts().isEmpty)
        try workspace.store().append(.sample(1))
        #expect(try workspace.store().attempts() == [.sample(1)])
    }
}
