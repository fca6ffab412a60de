import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct ObservationTests {
    @Observable final class Watched {
        var names = ["A"]
        var other = 0
    }

    @Test func `a view that reads an observable property follows it`() throws {
        struct Names: View {
            @State private var model = Watched()
            var body: some View {
                Text(model.names.joined(separator: " "))
                Button("add") { model.names.append("B") }
                Button("other") { model.other += 1 }
            }
        }
        let screen = Screen(Names())
        try screen.tap("add")
        #expect(screen.shows("A B"))
        try screen.tap("other")
        #expect(screen.evaluations(of: Names.self) == 2)
    }

    final class Unwatched { var names = ["A"] }

    @Test func `a class that is not observable leaves the screen stale`() throws {
        struct Names: View {
            @State private var model = Unwatched()
            var body: some View {
                Text(model.names.joined(separator: " "))
                Button("add") { model.names.append("B") }
            }
        }
        let screen = Screen(Names())
        try screen.tap("add")
        #expect(screen.shows("A"))
        #expect(!screen.shows("A B"))
    }

    final class Model: ObservableObject {
        @Published var count = 0
        var silent = 0
    }

    @Test func `an observable object of old is followed where it is observed and where it is not, not`() throws {
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { Text("child \(model.count)") }
        }
        struct Stale: View {
            let model: Model
            var body: some View { Text("stale \(model.count)") }
        }
        struct Parent: View {
            @StateObject private var model = Model()
            var body: some View {
                Button("add") { model.count += 1 }
                Button("silent") { model.silent += 1 }
                Child(model: model)
                Stale(model: model)
            }
        }
        let screen = Screen(Parent())
        try screen.tap("silent")
        #expect(screen.evaluations(of: Parent.self) == 1)
        try screen.tap("add")
        #expect(screen.shows("child 1"))
        #expect(screen.shows("stale 0"))
    }

    @Test func `objects reach views below through the environment, of both kinds`() throws {
        struct Child: View {
            @Environment(Watched.self) private var watched
            @EnvironmentObject private var model: Model
            var body: some View {
                @Bindable var bindable = watched
                Text("other \(watched.other), count \(model.count)")
                Stepper("Other", value: $bindable.other)
                Button("add") { model.count += 1 }
            }
        }
        struct Parent: View {
            @State private var watched = Watched()
            @StateObject private var model = Model()
            var body: some View { VStack { Child() }.environment(watched).environmentObject(model) }
        }
        let screen = Screen(Parent())
        try screen.tap("add")
        try screen.step("Other", by: 2)
        #expect(screen.shows("other 2, count 1"))
    }

    @Test func `a changed environment value is seen by who reads it, and by nobody else`() throws {
        struct Reader: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text(isEnabled ? "enabled" : "disabled") }
        }
        struct Other: View {
            var body: some View { Text("other") }
        }
        struct Parent: View {
            @State private var isOff = false
            var body: some View {
                Button("off") { isOff = true }
                Group {
                    Reader()
                    Other()
                }
                .disabled(isOff)
            }
        }
        let screen = Screen(Parent())
        try screen.tap("off")
        #expect(screen.shows("disabled"))
        #expect(screen.evaluations(of: Other.self) == 1)
    }
}
