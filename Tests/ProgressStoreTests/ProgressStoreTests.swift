import CourseModel
import Testing

@testable import ProgressStore

struct ProgressStoreTests {
    let workspace = Workspace()

    @Test func `looking creates nothing`() throws {
        let store = try workspace.store()
        #expect(try store.attempts().isEmpty)
        #expect(try store.setting(.language) == nil)
        #expect(FileSystem.kind(of: workspace.path) == nil)
    }

    @Test func `the first write makes the folders`() throws {
        let store = try workspace.store()
        try store.append(.sample(1))
        #expect(try store.attempts() == [.sample(1)])
        #expect(workspace.names().contains("progress.sqlite"))
        #expect(store.recovery == nil)
    }

    @Test func `every action comes back as it was, in the order it was appended`() throws {
        let actions: [Attempt.Action] = [
            .shown, .hinted(0), .hinted(3), .skipped, .reset, .answered([], .wrong), .answered([""], .unreadable),
            .answered(["a", "", "b:c", "3:x"], .partly(points: 1, possible: 3)),
            .answered(["NUL \0 inside", "\0", "line\nend", "🇹🇷 عربي \u{202E}"], .passed),
        ]
        let attempts = actions.enumerated().map { Attempt.sample(9 - $0, $1) }
        let store = try workspace.store()
        for attempt in attempts { try store.append(attempt) }
        #expect(try store.attempts() == attempts)
        #expect(try workspace.store().attempts() == attempts)
    }

    @Test func `an answer of five megabytes comes back whole`() throws {
        let attempt = Attempt.sample(1, .answered([String(repeating: "uzun ", count: 1_000_000)], .wrong))
        try workspace.store().append(attempt)
        #expect(try workspace.store().attempts() == [attempt])
    }

    @Test func `a store sees what another one wrote after it was opened`() throws {
        let early = try workspace.store()
        #expect(try early.attempts().isEmpty)
        try workspace.store().append(.sample(1))
        #expect(try early.attempts() == [.sample(1)])
        try workspace.store().append(.sample(2))
        #expect(try early.attempts() == [.sample(1), .sample(2)])
    }

    @Test func `a setting is remembered and may change`() throws {
        try workspace.store().set(.language, to: "tr")
        #expect(try workspace.store().setting(.language) == "tr")
        let store = try workspace.store()
        try store.set(.language, to: "ar")
        #expect(try workspace.store().setting(.language) == "ar")
        #expect(try store.attempts().isEmpty)
    }

    @Test func `a folder that was removed meanwhile is made again`() throws {
        let store = try workspace.store()
        try store.append(.sample(1))
        for name in workspace.names() { try FileSystem.remove(workspace.folder + "/" + name) }
        try store.append(.sample(2))
        #expect(try workspace.store().attempts() == [.sample(2)])
    }
}
