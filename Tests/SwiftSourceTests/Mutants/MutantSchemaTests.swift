import SwiftSource
import Testing

@Suite struct MutantSchemaTests {
    private func schema(_ source: String) -> String {
        let mutants = Mutants.of([source]).filter { $0.body != nil }.enumerated().map { (number: $0 + 1, mutant: $1) }
        return String(decoding: MutantSchema.text(of: Array(source.utf8), mutants: mutants), as: UTF8.self)
    }

    @Test func `a function holds the bodies of its mutants and its own`() {
        #expect(
            schema("func f(a: Int) { a += 2 }") == """
                func f(a: Int) { 
                switch `mutant that runs` {
                case 1:
                #sourceLocation(file: "mutant-1", line: 1)
                do {} 
                #sourceLocation()
                case 2:
                #sourceLocation(file: "mutant-2", line: 1)
                a -= 2 
                #sourceLocation()
                case 3:
                #sourceLocation(file: "mutant-3", line: 1)
                a += 3 
                #sourceLocation()
                default:
                a += 2 
                }
                }
                """)
    }

    @Test func `a value that was implied is returned`() {
        let text = schema("var a: Int { 7 }")
        #expect(text.contains("return 8 ") && text.contains("return 7 ") && text.contains("return 0 "))
        #expect(!text.contains("return return"))
    }

    @Test func `an if that returns by itself gets no return`() {
        #expect(!schema("func f() -> Int { if a { return 2 } else { return 3 } }").contains("return if"))
        #expect(schema("func f() -> Int { if a { 2 } else { 3 } }").contains("return if"))
    }

    @Test func `what it makes parses, and what is around stays`() {
        let source = """
            import Foundation
            // ünïcödé
            struct A { func f(x: Int) -> Int { guard x > 2 else { return 5 }; return g { $0 < 3 } }
                init() { b = true } }
            let after = 1
            """
        let text = schema(source)
        #expect(SwiftParse.firstError(in: text) == nil, "\(text)")
        #expect(text.hasPrefix("import Foundation\n// ünïcödé\nstruct A"))
        #expect(text.hasSuffix("let after = 1"))
    }

    @Test func `a view whose type is hidden is one of many functions, each of its own type`() {
        #expect(
            schema("var body: some View { A(2) }") == """
                var body: some View { 
                #sourceLocation(file: "mutant-1", line: 1)
                @SwiftUI::ViewBuilder
                func `view of mutant 1`() -> some View {
                do {} 
                }
                #sourceLocation()
                #sourceLocation(file: "mutant-2", line: 1)
                @SwiftUI::ViewBuilder
                func `view of mutant 2`() -> some View {
                A(3) 
                }
                #sourceLocation()
                #sourceLocation(file: "mutant-0", line: 1)
                @SwiftUI::ViewBuilder
                func `view of mutant 0`() -> some View {
                A(2) 
                }
                #sourceLocation()
                switch `mutant that runs` {
                case 1:
                return SwiftUI::AnyView(`view of mutant 1`())
                case 2:
                return SwiftUI::AnyView(`view of mutant 2`())
                default:
                return SwiftUI::AnyView(`view of mutant 0`())
                }
                }
                """)
    }

    @Test func `a view is made by its builder, if it has one`() {
        #expect(schema("@RowBuilder func row() -> some SwiftUI.View { A(2) }").contains("\n@RowBuilder\nfunc"))
        #expect(schema("var row: some View { A(2) }").contains("\n\nfunc `view of mutant 1`() -> some View {"))
    }

    @Test(arguments: [
        "var body: some Scene { A(2) }", "@ViewBuilder var row: A<B> { A(2) }", "func f() throws -> some View { A(2) }",
        "var row: some View { get throws { A(2) } }",
    ])
    func `what only one type can stand for is left as it is`(_ source: String) {
        #expect(schema(source) == source)
    }

    @Test func `no place is told in what a macro may copy`() {
        let text = schema("class A { var a = b { didSet { c += 2 } } }")
        #expect(text.contains("case 2:") && !text.contains("#sourceLocation"))
    }
}
