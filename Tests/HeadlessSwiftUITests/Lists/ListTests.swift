import Foundation
import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct ListTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
        var isDone = false
        /// As some write it: who compares with `==` would miss a change.
        static func == (left: Item, right: Item) -> Bool { left.id == right.id }
    }

    struct Row: View {
        let item: Item
        var body: some View { Text(item.isDone ? "\(item.name) done" : item.name) }
    }

    struct Items: View {
        @State var items: [Item]
        var body: some View {
            List {
                ForEach(items) { item in
                    HStack {
                        Row(item: item)
                        Button("finish \(item.id)") { finish(item.id) }
                    }
                }
                .onDelete { items.remove(atOffsets: $0) }
                .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
        }
        private func finish(_ id: Int) {
            guard let index = items.firstIndex(where: { $0.id == id }) else { return }
            items[index].isDone = true
        }
    }

    static func items(_ count: Int) -> [Item] { (0..<count).map { Item(id: $0, name: "item number \($0)") } }

    @Test func `one changed row evaluates one row's body, even of ten thousand`() throws {
        let screen = Screen(Items(items: Self.items(10_000)))
        #expect(screen.evaluations(of: Row.self) == 10_000)
        try screen.tap("finish 7,000")
        #expect(screen.evaluations(of: Row.self) == 10_001)
        #expect(screen.shows("item number 7000 done"))
    }

    @Test func `rows are deleted and moved by their index in the data`() throws {
        let screen = Screen(Items(items: Self.items(4)))
        try screen.swipeToDelete(.row("item number 1"))
        #expect(!screen.shows("item number 1"))
        #expect(screen.count(.any(.row)) == 3)
        try screen.move(.row("item number 0"), to: 2)
        #expect(try screen.element(.row(at: 2)).children.description.contains("item number 0"))
        try screen.tap("finish 3")
        #expect(screen.shows("item number 3 done"))
    }

    @Test func `deleting on a filtered list hands over the index among what is shown`() throws {
        struct Filtered: View {
            @State private var names = ["a1", "b1", "a2", "b2"]
            var body: some View {
                List {
                    ForEach(names.filter { $0.hasPrefix("b") }, id: \.self) { Text($0) }
                        .onDelete { names.remove(atOffsets: $0) }
                }
            }
        }
        let screen = Screen(Filtered())
        try screen.swipeToDelete(.row("b2"))
        #expect(screen.shows("b2"))
        #expect(!screen.shows("b1"))
    }

    @Test func `two rows with one id are warned of`() {
        let screen = Screen(List(["Test", "Test", "Other"], id: \.self) { Text($0) })
        #expect(screen.notes.map(\.kind) == [.duplicateID])
        #expect(screen.count(.any(.row)) == 3)
    }

    @Test func `a row's binding changes its element, and only that row is evaluated again`() throws {
        struct Editor: View {
            @Binding var item: Item
            var body: some View { Toggle(item.name, isOn: $item.isDone) }
        }
        struct Editors: View {
            @State var items: [Item]
            var body: some View {
                List($items) { $item in Editor(item: $item) }
                Text("\(items.filter(\.isDone).count) done")
            }
        }
        let screen = Screen(Editors(items: ListTests.items(50)))
        try screen.toggle("item number 20")
        #expect(screen.shows("1 done"))
        #expect(screen.evaluations(of: Editor.self) == 51)
    }

    @Test func `what a row reads of an object that is not observed is read again when the list's body runs`() throws {
        final class Purse { var coins = 1 }
        struct Coins: View {
            private let purse = Purse()
            @State private var isOpen = false
            var body: some View {
                List(["purse"], id: \.self) { Text("\($0) \(purse.coins)") }
                Button("earn") { purse.coins += 1 }
                Button(isOpen ? "close" : "open") { isOpen.toggle() }
            }
        }
        let screen = Screen(Coins())
        try screen.tap("earn")
        #expect(screen.shows("purse 1"))
        try screen.tap("open")
        #expect(screen.shows("purse 2"))
    }

    @Test func `rows that are removed take their state along`() throws {
        struct Counting: View {
            @State private var count = 0
            let name: String
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        struct Names: View {
            @State private var names = ["x", "y"]
            var body: some View {
                List { ForEach(names, id: \.self) { Counting(name: $0) } }
                Button("swap") { names.reverse() }
                Button("drop") { names.removeAll { $0 == "x" } }
                Button("again") { names.append("x") }
            }
        }
        let screen = Screen(Names())
        try screen.tap("x 0")
        try screen.tap("swap")
        #expect(screen.shows("x 1"))
        try screen.tap("drop")
        try screen.tap("again")
        #expect(screen.shows("x 0"))
    }

    @Test func `a tap on a row chooses it where the list has a selection`() throws {
        struct Choice: View {
            @State private var chosen: Set<String> = []
            var body: some View {
                List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
                Text("chosen " + chosen.sorted().joined())
            }
        }
        let screen = Screen(Choice())
        try screen.tap(.row("a"))
        try screen.tap(.row("b"))
        try screen.tap(.row("a"))
        #expect(screen.shows("chosen b"))
    }
}
