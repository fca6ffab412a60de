import CourseModel
import Testing

@testable import ProgressStore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What a student finds who may read a course's folder, but not write into it.
struct ReadOnlyTests {
    /// Runs `body` as nobody in the eyes of the file system, on this thread alone; as itself where it is not root.
    private func withoutPrivilege(_ body: () throws -> Void) throws {
        guard geteuid() == 0 else { return try body() }
        typealias Change = @convention(c) (UInt32) -> Int32
        let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: Change.self)
        _ = setUser(65_534)
        defer { _ = setUser(0) }
        try body()
    }

    private func seal(_ workspace: Workspace, open: Bool = false) {
        for name in workspace.names() { chmod(workspace.folder + "/" + name, open ? 0o644 : 0o444) }
        chmod(workspace.folder, open ? 0o755 : 0o555)
        chmod(workspace.path, open ? 0o755 : 0o555)
    }

    @Test func `progress in a folder that cannot be written is read, and an append is refused`() throws {
        let workspace = Workspace()
        try workspace.store().append(.sample(1))
        seal(workspace)
        defer { seal(workspace, open: true) }
        try withoutPrivilege { () throws in
            let store = try workspace.store()
            #expect(try store.attempts() == [.sample(1)])
            #expect(throws: ProgressStoreError.readOnly(path: workspace.database)) { try store.append(.sample(2)) }
            #expect(try store.attempts() == [.sample(1)])
        }
        #expect(workspace.names() == ["progress.sqlite"])
    }

    @Test func `what is still in the log is read too`() throws {
        let original = Workspace()
        let open = try original.store()
        for number in 0..<3 { try open.append(.sample(number)) }
        let workspace = try Workspace(copying: original)
        #expect(workspace.names() == ["progress.sqlite", "progress.sqlite-wal"])
        seal(workspace)
        defer { seal(workspace, open: true) }
        try withoutPrivilege { () throws in
            #expect(try workspace.store().attempts() == (0..<3).map { .sample($0) })
            let error = ProgressStoreError.readOnly(path: workspace.database)
            #expect(throws: error) { try workspace.store().append(.sample(3)) }
        }
        #expect(workspace.names() == ["progress.sqlite", "progress.sqlite-wal"])
        seal(workspace, open: true)
        #expect(try workspace.store().attempts().count == 3)
    }

    @Test func `a path with more slashes than it needs is the same path`() throws {
        let workspace = Workspace()
        try workspace.store().append(.sample(1))
        seal(workspace)
        defer { seal(workspace, open: true) }
        try withoutPrivilege { () throws in
            let store = try ProgressStore(workspace: "/" + workspace.path)
            #expect(try store.attempts() == [.sample(1)])
        }
    }

    @Test func `a database that cannot be read is named, with the cause`() throws {
        let workspace = Workspace()
        try workspace.store().append(.sample(1))
        chmod(workspace.database, 0)
        defer { chmod(workspace.database, 0o644) }
        try withoutPrivilege { () throws in
            let message = workspace.database + ": Permission denied"
            #expect(throws: ProgressStoreError.failed(code: Int(EACCES), message: message)) {
                try workspace.store()
            }
        }
    }

    @Test func `nothing is there and nothing can be made`() throws {
        let workspace = Workspace()
        try workspace.write([1], to: workspace.path + "/file")
        seal(workspace)
        defer { seal(workspace, open: true) }
        try withoutPrivilege { () throws in
            let store = try workspace.store()
            #expect(try store.attempts().isEmpty)
            #expect(throws: ProgressStoreError.readOnly(path: workspace.folder)) { try store.append(.sample(1)) }
        }
    }

    @Test func `damage that cannot be set aside is an error that says so, and nothing is touched`() throws {
        let workspace = Workspace()
        try workspace.write(Array("no database, but long enough to be one".utf8), to: workspace.database)
        seal(workspace)
        defer { seal(workspace, open: true) }
        try withoutPrivilege { () throws in
            #expect(throws: ProgressStoreError.self) { try workspace.store() }
        }
        #expect(workspace.names() == ["progress.sqlite"])
    }

    @Test func `a folder that cannot be looked into is not taken for an empty one`() throws {
        let workspace = Workspace()
        try workspace.store().append(.sample(1))
        chmod(workspace.folder, 0)
        defer { chmod(workspace.folder, 0o755) }
        try withoutPrivilege { () throws in
            let message = workspace.database + ": Permission denied"
            #expect(throws: ProgressStoreError.failed(code: Int(EACCES), message: message)) {
                try workspace.store()
            }
        }
    }
}
