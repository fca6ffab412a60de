import Foundation
import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct EffectTests {
    @Test func `a task runs when its view appears, again for a new id`() async throws {
        struct Loading: View {
            @State private var log = ""
            @State private var id = 1
            var body: some View {
                Text(log)
                Button("next") { id += 1 }
                Text("loader").task(id: id) {
                    await Task.yield()
                    log += "\(id)"
                }
            }
        }
        let screen = Screen(Loading())
        #expect(await comes("1", on: screen))
        try screen.tap("next")
        #expect(await comes("12", on: screen))
    }

    /// Tests do not run on the process's first thread: tasks go on while a test waits.
    private func comes(_ text: String, on screen: Screen) async -> Bool {
        for _ in 0..<10_000 where !screen.shows(.text(text)) {
            await Task.yield()
            screen.wait(0)
        }
        return screen.shows(.text(text))
    }

    @Test func `a task that never ends does not hold the screen`() throws {
        struct Endless: View {
            @State private var count = 0
            var body: some View {
                Button("tap \(count)") { count += 1 }
                    .task { while !Task.isCancelled { await Task.yield() } }
            }
        }
        let screen = Screen(Endless())
        try screen.tap("tap 0")
        #expect(screen.shows("tap 1"))
    }

    @Test func `changes are told with the old and the new value, and preferences are handed up`() throws {
        struct Width: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
        }
        struct Start: View {
            @State private var count = 1
            @State private var log = "none"
            @State private var widest = 0
            var body: some View {
                VStack {
                    Button("more") { count += 4 }
                        .onChange(of: count) { old, new in log = "\(old) to \(new)" }
                    Text(log).preference(key: Width.self, value: 2)
                    Text("b").preference(key: Width.self, value: count)
                }
                .onPreferenceChange(Width.self) { widest = $0 }
                Text("widest \(widest)")
            }
        }
        let screen = Screen(Start())
        #expect(screen.shows("widest 2"))
        try screen.tap("more")
        #expect(screen.shows("1 to 5") && screen.shows("widest 5"))
    }

    @Test func `a modifier of one's own keeps its state and sees its content change`() throws {
        struct Counted: ViewModifier {
            @State private var taps = 0
            func body(content: Content) -> some View {
                VStack {
                    content
                    Button("tapped \(taps)") { taps += 1 }
                }
            }
        }
        struct Start: View {
            @State private var word = "a"
            var body: some View {
                Text(word).modifier(Counted())
                Button("change") { word = "b" }
            }
        }
        let screen = Screen(Start())
        try screen.tap("tapped 0")
        try screen.tap("change")
        #expect(screen.shows("b") && screen.shows("tapped 1"))
    }
}
