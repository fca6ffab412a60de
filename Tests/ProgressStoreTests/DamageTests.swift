import CourseModel
import Testing

@testable import ProgressStore

struct DamageTests {
    /// A database of several pages, closed.
    private static func filled(_ count: Int = 300) throws -> Workspace {
        let workspace = Workspace()
        let store = try workspace.store()
        for number in 0..<count { try store.append(.sample(number)) }
        try store.set(.language, to: "ar")
        return workspace
    }

    @Test func `a text in place of the database is kept aside and a fresh one begun`() throws {
        let workspace = Workspace()
        let text = Array("Not a database. ".utf8) + [UInt8](repeating: 7, count: 3_000)
        try workspace.write(text, to: workspace.database)
        let store = try workspace.store()
        let recovery = try #require(store.recovery)
        #expect(recovery.attemptsSaved == 0)
        #expect(try workspace.bytes(recovery.keptAside) == text)
        try store.append(.sample(1))
        #expect(try store.attempts() == [.sample(1)])
        #expect(try workspace.store().recovery == nil)
    }

    @Test func `a database whose first page is gone gives all its attempts back`() throws {
        let workspace = try Self.filled()
        let bytes = try workspace.bytes(workspace.database)
        try workspace.write([UInt8](repeating: 0xAA, count: 4_096) + bytes[4_096...], to: workspace.database)
        let store = try workspace.store()
        #expect(store.recovery?.attemptsSaved == 300)
        #expect(try store.attempts() == (0..<300).map { .sample($0) })
        #expect(try store.setting(.language) == "ar")
    }

    @Test func `what is in the log is saved too`() throws {
        let workspace = try Self.filled(5)
        let open = try workspace.store()
        try open.append(.sample(5))
        let damaged = try Workspace(copying: workspace)
        var bytes = try damaged.bytes(damaged.database)
        bytes.replaceSubrange(0..<16, with: [UInt8](repeating: 0, count: 16))
        try damaged.write(bytes, to: damaged.database)
        let store = try damaged.store()
        #expect(try store.attempts().count >= 5)
    }

    @Test func `a damaged page in the middle costs the attempts on it and no others`() throws {
        let workspace = try Self.filled(600)
        var bytes = try workspace.bytes(workspace.database)
        let page = bytes.count / 4_096 / 2
        bytes.replaceSubrange(page * 4_096..<(page + 2) * 4_096, with: [UInt8](repeating: 0xFF, count: 2 * 4_096))
        try workspace.write(bytes, to: workspace.database)
        let store = try workspace.store()
        let attempts = try store.attempts()
        #expect(attempts.count > 450)
        #expect(attempts == (0..<600).map { .sample($0) }.filter(attempts.contains))
        #expect(store.recovery?.attemptsSaved == attempts.count)
    }

    @Test func `damage anywhere is survived, and nothing that was there is thrown away`() throws {
        let workspace = try Self.filled(60)
        let sound = try workspace.bytes(workspace.database)
        let offsets = Array(0..<100) + stride(from: 100, to: sound.count, by: 512)
        for offset in offsets {
            let damaged = try Workspace(copying: workspace)
            var bytes = sound
            bytes[offset] ^= 0xFF
            try damaged.write(bytes, to: damaged.database)
            try check(damaged, offset: offset, bytes)
        }
    }

    @Test func `a database cut off anywhere is survived`() throws {
        let workspace = try Self.filled(60)
        let sound = try workspace.bytes(workspace.database)
        for length in stride(from: 0, to: sound.count, by: 512) {
            let damaged = try Workspace(copying: workspace)
            try damaged.write(Array(sound[..<length]), to: damaged.database)
            try check(damaged, offset: length, Array(sound[..<length]))
        }
    }

    /// A store on the damaged workspace works, and has set aside what it could not use.
    private func check(_ damaged: Workspace, offset: Int, _ bytes: [UInt8]) throws {
        do throws(ProgressStoreError) {
            let store = try ProgressStore(workspace: damaged.path)
            _ = try store.attempts()
            try store.append(.sample(1_000))
            #expect(try store.attempts().last == .sample(1_000), "\(offset)")
            guard let recovery = store.recovery else { return }
            #expect(FileSystem.size(of: recovery.keptAside) == bytes.count, "\(offset)")
            #expect(damaged.names().allSatisfy { !$0.contains("fresh") && !$0.contains("copy") }, "\(offset)")
        } catch {
            // The schema's version is among the bytes: one that is too high is not ours to touch.
            guard case .newerVersion = error else { throw error }
            #expect((60..<64).contains(offset))
        }
    }

    @Test func `a row that means nothing is damage`() throws {
        let workspace = try Self.filled(3)
        let other = try TestDatabase(workspace.database)
        other.run("INSERT INTO attempt (lesson, step, hash, time, action) VALUES ('l', 's', 'h', 0, 'danced')")
        let store = try workspace.store()
        #expect(try store.attempts() == (0..<3).map { .sample($0) })
        #expect(store.recovery?.attemptsSaved == 3)
    }

    @Test func `damage twice in a second is kept aside twice`() throws {
        let workspace = Workspace()
        for _ in 0..<3 {
            try workspace.write(Array("not a database at all".utf8), to: workspace.database)
            #expect(try workspace.store().recovery != nil)
        }
        let kept = workspace.names().filter { $0.hasPrefix("progress.damaged-") && $0.hasSuffix(".sqlite") }
        #expect(kept.count == 3)
    }
}
