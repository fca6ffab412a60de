import CourseModel
import ProgressStore
import Testing

struct ConcurrencyTests {
    @Test func `two stores at once lose nothing, from the first write on`() async throws {
        let workspace = Workspace()
        let path = workspace.path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<2 {
                group.addTask {
                    let store = try ProgressStore(workspace: path, patience: 60_000)
                    for number in 0..<500 { try store.append(.sample(writer * 1_000 + number)) }
                }
            }
            try await group.waitForAll()
        }
        let attempts = try workspace.store().attempts()
        for writer in 0..<2 {
            let own = attempts.filter { ($0.time - 1_700_000_000_000) / 1_000 == writer }
            #expect(own == (0..<500).map { .sample(writer * 1_000 + $0) })
        }
        #expect(attempts.count == 1_000)
    }

    @Test func `many stores that begin at once make one database`() async throws {
        let workspace = Workspace()
        let path = workspace.path
        try await withThrowingTaskGroup(of: Void.self) { group in
            for writer in 0..<8 {
                group.addTask { try ProgressStore(workspace: path, patience: 60_000).append(.sample(writer)) }
            }
            try await group.waitForAll()
        }
        #expect(Set(try workspace.store().attempts().map(\.time)).count == 8)
    }

    @Test func `a reader is not held up by a writer, and another writer is told after its patience`() throws {
        let workspace = Workspace()
        try workspace.store().append(.sample(1))
        let other = try TestDatabase(workspace.database)
        other.run("BEGIN IMMEDIATE")
        #expect(try workspace.store(patience: 0).attempts() == [.sample(1)])
        #expect(throws: ProgressStoreError.locked) { try workspace.store(patience: 20).append(.sample(2)) }
        other.run("ROLLBACK")
        try workspace.store(patience: 20).append(.sample(2))
        #expect(try workspace.store().attempts().count == 2)
    }
}
