import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct StateTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    @Test func `state survives the parent being made again`() throws {
        struct Parent: View {
            @State private var turns = 0
            var body: some View {
                Text("turn \(turns)")
                Button("turn") { turns += 1 }
                Counter()
            }
        }
        let screen = Screen(Parent())
        try screen.tap("count 0")
        try screen.tap("turn")
        #expect(screen.shows("turn 1"))
        #expect(screen.shows("count 1"))
    }

    @Test func `state is reset when the id changes`() throws {
        struct Parent: View {
            @State private var id = 1
            var body: some View {
                Counter().id(id)
                Button("new") { id += 1 }
            }
        }
        let screen = Screen(Parent())
        try screen.tap("count 0")
        try screen.tap("new")
        #expect(screen.shows("count 0"))
    }

    @Test func `the two sides of an if share no state`() throws {
        struct Parent: View {
            @State private var isFirst = true
            var body: some View {
                if isFirst { Counter() } else { Counter() }
                Button("swap") { isFirst.toggle() }
            }
        }
        let screen = Screen(Parent())
        try screen.tap("count 0")
        try screen.tap("swap")
        #expect(screen.shows("count 0"))
        try screen.tap("swap")
        #expect(screen.shows("count 0"))
    }

    @Test func `a child whose inputs are the same is not evaluated again`() throws {
        struct Child: View {
            let name: String
            var body: some View { Text(name) }
        }
        struct Parent: View {
            @State private var turns = 0
            var body: some View {
                Text("turn \(turns)")
                Button("turn") { turns += 1 }
                Child(name: "a name that is longer than fifteen bytes")
                Child(name: "\(turns)")
            }
        }
        let screen = Screen(Parent())
        #expect(screen.evaluations(of: Child.self) == 2)
        try screen.tap("turn")
        #expect(screen.evaluations(of: Child.self) == 3)
    }

    @Test func `a view that only binds to state is not evaluated when the state changes`() throws {
        struct Field: View {
            @Binding var text: String
            var body: some View { Text("typed \(text)") }
        }
        struct Parent: View {
            @State private var text = ""
            var body: some View {
                TextField("Name", text: $text)
                Field(text: $text)
            }
        }
        let screen = Screen(Parent())
        try screen.type("abc", into: "Name")
        #expect(screen.shows("typed abc"))
        #expect(screen.evaluations(of: Parent.self) == 1)
    }

    @Test func `state changed during body is noted and named`() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                count += 1
                return Text("shown")
            }
        }
        let screen = Screen(Restless())
        #expect(screen.shows("shown"))
        #expect(screen.notes.contains { $0.kind == .changedDuringUpdate && $0.text.hasPrefix("Restless") })
    }

    @Test func `an endless onChange loop ends with a note`() throws {
        struct Loop: View {
            @State private var count = 0
            var body: some View {
                Button("start") { count += 1 }
                    .onChange(of: count) { count += 1 }
            }
        }
        let screen = Screen(Loop())
        try screen.tap("start")
        #expect(screen.notes.map(\.kind) == [.endlessUpdates])
    }
}
