import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct PresentationTests {
    struct Editor: View {
        @Environment(\.dismiss) private var dismiss
        @State private var name = ""
        let save: (String) -> Void
        var body: some View {
            NavigationStack {
                Form { TextField("Name", text: $name) }
                    .navigationTitle("New")
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Save") {
                                save(name)
                                dismiss()
                            }
                            .disabled(name.isEmpty)
                        }
                    }
            }
        }
    }

    struct Names: View {
        @State private var names: [String] = []
        @State private var isAdding = false
        var body: some View {
            NavigationStack {
                List(names, id: \.self) { Text($0) }
                    .navigationTitle("Names")
                    .toolbar { Button("Add", systemImage: "plus") { isAdding = true } }
                    .sheet(isPresented: $isAdding) { Editor { names.append($0) } }
            }
            Text(isAdding ? "adding" : "idle")
        }
    }

    @Test func `a sheet covers the screen, Save hands the draft over, and dismiss closes it`() throws {
        let screen = Screen(Names())
        try screen.tap("Add")
        #expect(throws: ScreenError.self) { try screen.tap("Add") }
        try screen.type("Ada", into: "Name")
        #expect(screen.shows("New"))
        try screen.tap("Save")
        #expect(screen.shows(.row("Ada")) && screen.shows("idle"))
    }

    @Test func `a disabled button cannot be tapped, and Cancel and a swipe throw the draft away`() throws {
        let screen = Screen(Names())
        try screen.tap("plus")
        let refusal = #expect(throws: ScreenError.self) { try screen.tap("Save") }
        #expect(refusal?.description.contains("\"Save\" is disabled") == true)
        try screen.type("Ada", into: "Name")
        try screen.tap("Cancel")
        #expect(screen.count(.any(.row)) == 0)
        try screen.tap("Add")
        #expect(try screen.element(.field("Name")).value == "")
        try screen.dismissSheet()
        #expect(screen.shows("idle"))
    }

    @Test func `a sheet does not inherit the stack of the list`() throws {
        struct Start: View {
            @State private var isOn = false
            var body: some View {
                NavigationStack {
                    Button("open") { isOn = true }
                        .navigationDestination(for: Int.self) { Text("page \($0)") }
                        .sheet(isPresented: $isOn) {
                            NavigationLink("go", value: 1).navigationTitle("lost")
                        }
                }
            }
        }
        let screen = Screen(Start())
        try screen.tap("open")
        #expect(throws: ScreenError.self) { try screen.tap("go") }
        #expect(!screen.shows("lost"))
        #expect(screen.notes.map(\.kind) == [.notShown, .notShown])
    }

    @Test func `an alert shows its fields and buttons, runs the action and closes`() throws {
        struct Start: View {
            @State private var isOn = false
            @State private var first = ""
            @State private var result = "nothing"
            var body: some View {
                Button("ask") { isOn = true }
                Text(result)
                    .alert("Create", isPresented: $isOn) {
                        TextField("First", text: $first)
                        Button("OK") { result = "got \(first)" }
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("Please")
                    }
            }
        }
        let screen = Screen(Start())
        try screen.tap("ask")
        #expect(screen.shows("Create") && screen.shows("Please"))
        try screen.type("7", into: "First")
        try screen.tap("OK")
        #expect(screen.shows("got 7"))
        #expect(!screen.shows("Please"))
    }

    @Test func `an alert without actions has an OK, and alerts of old work`() throws {
        struct Start: View {
            @State private var isOn = false
            @State private var isOld = false
            @State private var isDeleted = false
            var body: some View {
                Button("new") { isOn = true }
                    .alert("Hello", isPresented: $isOn) {}
                Button("old") { isOld = true }
                    .alert(isPresented: $isOld) {
                        Alert(
                            title: Text("Delete?"), primaryButton: .destructive(Text("Delete")) { isDeleted = true },
                            secondaryButton: .cancel())
                    }
                Text(isDeleted ? "deleted" : "kept")
            }
        }
        let screen = Screen(Start())
        try screen.tap("new")
        try screen.tap("OK")
        try screen.tap("old")
        try screen.tap("Delete")
        #expect(screen.shows("deleted") && screen.shows("new"))
    }
}
