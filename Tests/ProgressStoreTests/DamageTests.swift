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
        #expect(try store.attempts() == (0..<6).map { .sample($0) })
        #expect(store.recovery?.attemptsSaved == 6)
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

    @Test func `a damaged byte costs at most one attempt, and nothing that was there is thrown away`() throws {
        let workspace = try Self.filled(60)
        let sound = try workspace.bytes(workspace.database)
        let offsets = Array(0..<100) + stride(from: 100, to: sound.count, by: 512)
        for offset in offsets {
            var bytes = sound
            bytes[offset] ^= 0xFF
            let survivors = try survivors(of: bytes, "\(offset)")
            // The schema's version is among the bytes: one that is too high is not ours to touch.
            if survivors == nil { #expect((60..<64).contains(offset)) }
            #expect(survivors.map { $0.count >= 59 } != false, "\(offset)")
        }
    }

    @Test func `a damaged block costs at most the attempts that its page leads to`() throws {
        let workspace = try Self.filled(60)
        let sound = try workspace.bytes(workspace.database)
        var costly = 0
        for page in stride(from: 0, to: sound.count, by: 4_096) {
            let lost = try lost(sound, damaging: page..<page + 4_096)
            if lost.count == 60 { costly += 1 }
            for block in stride(from: page, to: page + 4_096, by: 512) {
                let less = try self.lost(sound, damaging: block..<block + 512)
                #expect(less.isSubset(of: lost), "\(block)")
            }
        }
        // The one page that leads to all the others.
        #expect(costly == 1)
    }

    /// The times of the attempts that are lost where `range` of the `sound` database is overwritten.
    private func lost(_ sound: [UInt8], damaging range: Range<Int>) throws -> Set<Int64> {
        var bytes = sound
        bytes.replaceSubrange(range, with: [UInt8](repeating: 0xFF, count: range.count))
        let survivors = try #require(try survivors(of: bytes, "\(range)"))
        return Set((0..<60).map { Attempt.sample($0).time }).subtracting(survivors.map(\.time))
    }

    @Test func `a database cut off anywhere gives back what is left of it`() throws {
        let workspace = try Self.filled(60)
        let sound = try workspace.bytes(workspace.database)
        var latest = 0
        for length in stride(from: 0, to: sound.count, by: 512) {
            let survivors = try #require(try survivors(of: Array(sound[..<length]), "\(length)"))
            #expect(survivors.count >= latest, "\(length)")
            latest = survivors.count
        }
        #expect(latest > 50)
    }

    /// What a store finds in a database of `bytes`, made of one that held 60 attempts; nil where it is refused as one of a
    /// later version. The store works, and has set aside what it could not use.
    private func survivors(of bytes: [UInt8], _ comment: Comment) throws -> [Attempt]? {
        let workspace = Workspace()
        try workspace.write(bytes, to: workspace.database)
        do throws(ProgressStoreError) {
            let store = try ProgressStore(workspace: workspace.path)
            let attempts = try store.attempts()
            expectWritten(attempts, comment)
            if store.recovery == nil, !bytes.isEmpty { #expect(attempts.count == 60, comment) }
            try store.append(.sample(1_000))
            #expect(try store.attempts() == attempts + [.sample(1_000)], comment)
            expectKept(store.recovery, bytes, in: workspace, comment)
            return attempts
        } catch {
            guard case .newerVersion = error else { throw error }
            return nil
        }
    }

    /// Each of `attempts` is one that was written, and they stand in the order of writing.
    private func expectWritten(_ attempts: [Attempt], _ comment: Comment) {
        #expect(attempts == (0..<60).map { .sample($0) }.filter(attempts.contains), comment)
    }

    private func expectKept(_ recovery: Recovery?, _ bytes: [UInt8], in workspace: Workspace, _ comment: Comment) {
        guard let recovery else { return }
        #expect(FileSystem.size(of: recovery.keptAside) == bytes.count, comment)
        let leftovers = workspace.names().filter { name in ["fresh", "ready", "copy"].contains { name.contains($0) } }
        #expect(leftovers.isEmpty, comment)
    }

    @Test func `a row that means nothing is damage`() throws {
        let workspace = try Self.filled(3)
        let other = try TestDatabase(workspace.database)
        other.run("INSERT INTO attempt (lesson, step, hash, time, action) VALUES ('l', 's', 'h', 0, 'danced')")
        let store = try workspace.store()
        #expect(try store.attempts() == (0..<3).map { .sample($0) })
        #expect(store.recovery?.attemptsSaved == 3)
    }

    @Test func `an empty database whose header forbids writing is begun anew`() throws {
        let workspace = Workspace()
        try workspace.write([], to: workspace.database)
        try TestDatabase(workspace.database).run("PRAGMA user_version = 1; PRAGMA user_version = 0")
        var bytes = try workspace.bytes(workspace.database)
        bytes[18] = 0xFF
        try workspace.write(bytes, to: workspace.database)
        let store = try workspace.store()
        try store.append(.sample(1))
        #expect(try store.attempts() == [.sample(1)])
        #expect(store.recovery?.attemptsSaved == 0)
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
