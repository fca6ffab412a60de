import SwiftSource
import Testing

struct TopLevelTests {
    @Test(arguments: ["print(1)", "let x = 1\nx.f()", "for i in 1...3 { }", "if true { }", "1 + 2", "x = 3"])
    func `statements and expressions are statements`(_ source: String) {
        #expect(TopLevel.hasStatements(source))
    }

    @Test(arguments: [
        "", "let x = 1", "import SwiftUI\nstruct A { }", "#Preview { Text(\"a\") }", "func f() { print(1) }",
    ])
    func `declarations are none`(_ source: String) { #expect(!TopLevel.hasStatements(source)) }
}
