import HeadlessSwiftUI
import Testing

private final class Choice: ObservableObject {
    @Published var names: Set<String> = []
}

/// Holds nothing that changes but the binding, which its rows read.
private struct Names: View {
    @Binding var names: Set<String>

    var body: some View {
        List(["Tea", "Ice"], id: \.self) { name in
            Button {
                names.formSymmetricDifference([name])
            } label: {
                Text(names.contains(name) ? name + " is chosen" : name)
            }
        }
    }
}

private struct Chooser: View {
    @ObservedObject var choice: Choice
    var body: some View { Names(names: $choice.names) }
}

@MainActor @Suite struct PublishedBindingTests {
    @Test func `rows that read a binding to an ObservableObject follow what is tapped`() throws {
        let screen = Screen(Chooser(choice: Choice()))
        try screen.tap("Ice")
        #expect(screen.shows("Ice is chosen") && screen.shows("Tea"))
        try screen.tap("Ice is chosen")
        #expect(screen.shows("Ice") && !screen.shows("Ice is chosen"))
    }

    @Test func `a change from outside is shown`() {
        let choice = Choice()
        let screen = Screen(Chooser(choice: choice))
        screen.letHappen { choice.names = ["Tea"] }
        #expect(screen.shows("Tea is chosen"))
    }

    @Test func `what stands at the end of a row can be read`() throws {
        let screen = Screen(List { Text("Lunch").badge(Text("12")) })
        #expect(try screen.element(.text("Lunch")).looks.contains { $0.name == "badge" && $0.value == "12" })
    }
}
