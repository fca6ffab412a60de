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
}
