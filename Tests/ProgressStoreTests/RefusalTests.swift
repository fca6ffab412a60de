import CourseModel
import Testing

@testable import ProgressStore

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

struct RefusalTests {
    let workspace = Workspace()

    @Test func `a database of a later version is refused and left alone`() throws {
        try workspace.store().append(.sample(1))
        let later = Schema.migrations.count + 1
        try TestDatabase(workspace.database).run("PRAGMA user_version = \(later)")
        let before = try workspace.bytes(workspace.database)
        #expect(throws: ProgressStoreError.newerVersion(found: later, known: later - 1)) { try workspace.store() }
        #expect(try workspace.bytes(workspace.database) == before)
    }

    @Test func `a file in place of the workspace or of its folder is named`() throws {
        let other = Workspace()
        try workspace.write([1], to: workspace.path + "/file")
        let file = workspace.path + "/file"
        #expect(throws: ProgressStoreError.notAFolder(path: file)) { try ProgressStore(workspace: file) }
        try other.write([1], to: other.folder)
        #expect(throws: ProgressStoreError.notAFolder(path: other.folder)) { try other.store() }
    }

    @Test func `a repair that another process holds up is told after its patience`() throws {
        try workspace.write([], to: workspace.database)
        let lock = try FolderLock(folder: workspace.folder, patience: 0)
        #expect(throws: ProgressStoreError.locked) { try FolderLock(folder: workspace.folder, patience: 20) }
        withExtendedLifetime(lock) {}
    }

    @Test func `a folder that cannot be locked is not taken for a locked one`() throws {
        let missing = workspace.path + "/missing"
        let error = #expect(throws: ProgressStoreError.self) { try FolderLock(folder: missing, patience: 0) }
        guard case .failed(2, let message) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!message.isEmpty)
    }

    @Test func `a folder in place of the database is named, with the cause`() throws {
        try workspace.write([], to: workspace.database + "/inside")
        let message = workspace.database + ": Is a directory"
        #expect(throws: ProgressStoreError.failed(code: Int(EISDIR), message: message)) { try workspace.store() }
    }

    @Test func `a pipe in place of the database is named and not waited for`() throws {
        try workspace.write([], to: workspace.folder + "/file")
        mkfifo(workspace.database, 0o644)
        let message = workspace.database + ": Not a regular file"
        #expect(throws: ProgressStoreError.failed(code: Int(ENXIO), message: message)) { try workspace.store() }
        #expect(throws: SystemFailure(number: ENXIO, path: workspace.database)) {
            try FileSystem.read(workspace.database)
        }
    }

    @Test func `a file too large to be a student's is not read`() throws {
        let path = workspace.folder + "/file"
        try workspace.write([1, 2, 3], to: path)
        truncate(path, off_t(FileSystem.largestFile) + 1)
        #expect(throws: SystemFailure(number: EFBIG, path: path)) { try FileSystem.read(path) }
        #expect(try FileSystem.read(path, atMost: 2) == [1, 2])
    }

    @Test func `a workspace whose name reads as a URI is a folder like any other`() throws {
        let name = "file:" + (workspace.path.split(separator: "/").last.map(String.init) ?? "")
        defer { try? FileManager.default.removeItem(atPath: name) }
        let store = try ProgressStore(workspace: name)
        try store.append(.sample(1))
        #expect(try ProgressStore(workspace: name).attempts() == [.sample(1)])
    }

    @Test func `attempts can be neither edited nor removed`() throws {
        try workspace.store().append(.sample(1))
        let other = try TestDatabase(workspace.database)
        #expect(other.run("UPDATE attempt SET step = 'x'") != 0)
        #expect(other.run("DELETE FROM attempt") != 0)
        #expect(try workspace.store().attempts() == [.sample(1)])
    }

    @Test func `a full disk is told as such and costs nothing that was there`() throws {
        try workspace.store().append(.sample(1))
        let database = try Database(path: workspace.database, access: .existing, patience: 0)
        let pages = try database.integer("PRAGMA page_count")
        try database.run("PRAGMA max_page_count = \(pages)")
        let big = Attempt.sample(2, .answered([String(repeating: "x", count: 100_000)], .wrong))
        let failure = #expect(throws: DatabaseFailure.self) { try database.append(big) }
        #expect(failure?.storeError(path: "") == .diskFull)
        #expect(try workspace.store().attempts() == [.sample(1)])
    }
}
