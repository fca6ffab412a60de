import HeadlessSwiftUI
import Testing

@MainActor
@Suite struct NavigationTests {
    struct Numbers: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                List(1..<4) { number in NavigationLink("number \(number)", value: number) }
                    .navigationTitle("Numbers")
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("this is \(number)")
                            Button("deeper") { path.append(number * 10) }
                            Button("root") { path.removeAll() }
                        }
                        .navigationTitle("Number \(number)")
                    }
            }
            Text("path \(path.map(String.init).joined(separator: "-"))")
        }
    }

    @Test func `links push, the path says so, and going back takes it off`() throws {
        let screen = Screen(Numbers())
        try screen.tap("number 2")
        #expect(screen.shows("this is 2") && screen.shows("path 2"))
        #expect(!screen.shows("number 1"))
        try screen.tap("deeper")
        #expect(screen.shows("this is 20") && screen.shows("path 2-20"))
        try screen.goBack()
        #expect(screen.shows("path 2"))
        try screen.tap("deeper")
        try screen.tap("root")
        #expect(screen.shows("number 1") && screen.shows("path "))
    }

    @Test func `a link without a destination does nothing and is noted`() throws {
        let screen = Screen(NavigationStack { NavigationLink("go", value: "text") })
        try screen.tap("go")
        #expect(screen.shows("go"))
        #expect(screen.notes.map(\.kind) == [.noDestination])
    }

    @Test func `a path with a value of a type without destination shows a warning`() throws {
        struct Start: View {
            @State private var path = NavigationPath()
            var body: some View {
                NavigationStack(path: $path) { Button("go") { path.append(3.5) } }
            }
        }
        let screen = Screen(Start())
        try screen.tap("go")
        #expect(screen.notes.map(\.kind) == [.noDestination])
        #expect(screen.shows(.any(.warning)))
    }

    @Test func `dismiss on a pushed page goes back`() throws {
        struct Page: View {
            @Environment(\.dismiss) private var dismiss
            let title: String
            var body: some View { Button("leave \(title)") { dismiss() } }
        }
        let stack = NavigationStack {
            NavigationLink("open") { Page(title: "first") }
        }
        let screen = Screen(stack)
        try screen.tap("open")
        try screen.tap("leave first")
        #expect(screen.shows("open"))
    }

    @Test func `pages are pushed for a condition and for an item, and let go`() throws {
        struct Start: View {
            @State private var isOn = false
            @State private var item: String?
            var body: some View {
                NavigationStack {
                    VStack {
                        Button("condition") { isOn = true }
                        Button("item") { item = "thing" }
                        Text(isOn ? "on" : "off")
                    }
                    .navigationDestination(isPresented: $isOn) { Text("conditional page") }
                    .navigationDestination(item: $item) { Text("page of \($0)") }
                }
            }
        }
        let screen = Screen(Start())
        try screen.tap("condition")
        #expect(screen.shows("conditional page"))
        try screen.goBack()
        #expect(screen.shows("off"))
        try screen.tap("item")
        #expect(screen.shows("page of thing"))
    }

    @Test func `a page that is covered disappears and appears again`() throws {
        struct Start: View {
            @State private var log = ""
            var body: some View {
                Text(log)
                NavigationStack {
                    NavigationLink("open") { Text("page") }
                        .onAppear { log += "+" }
                        .onDisappear { log += "-" }
                }
            }
        }
        let screen = Screen(Start())
        #expect(screen.shows("+"))
        try screen.tap("open")
        #expect(screen.shows("+-"))
        try screen.goBack()
        #expect(screen.shows("+-+"))
    }
}
