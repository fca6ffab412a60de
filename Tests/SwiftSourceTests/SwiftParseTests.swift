import SwiftSource
import Testing

struct SwiftParseTests {
    @Test(arguments: [
        "", "let x = 1", "List { Text(\"a\") }", "struct A: View {\n    var body: some View { Text(\"\\(x)\") }\n}",
        ".sheet(isPresented: $on) { }", "@State private var x = 0", "// only a comment",
        "func f() throws(E) -> Int { 1 }",
        "NavigationLink(value: expense) { Row() }", "#Preview { A() }",
    ])
    func `Swift has no error`(source: String) { #expect(SwiftParse.firstError(in: source) == nil) }

    @Test(arguments: [
        ("let = 1", 1, 5), ("f(", 1, 3), ("let x = 1\nlet y = )", 2, 9), ("é = “a”", 1, 5), ("func f() {", 1, 11),
        ("let s = \"open", 1, 14), ("a\r\nb\r\n)", 3, 1),
    ])
    func `the first error has its place`(source: String, line: Int, column: Int) throws {
        let error = try #require(SwiftParse.firstError(in: source))
        #expect("\(error.line):\(error.column)" == "\(line):\(column)", "\(error.message)")
        #expect(!error.message.isEmpty)
    }

    @Test func `the message says what is wrong`() throws {
        #expect(SwiftParse.firstError(in: "let x = (1")?.message == "expected ')'")
        #expect(SwiftParse.firstError(in: "let y = 1 )")?.message == "unexpected ')'")
        #expect(SwiftParse.firstError(in: "\"\\q\"")?.message == "invalid escape sequence in string literal")
    }

    @Test(arguments: ["[", "@(", "if ", "switch ", "a<", "(", "#if a\n"])
    func `a source beyond all reason is not looked at`(piece: String) {
        #expect(SwiftParse.firstError(in: String(repeating: piece, count: 5_000)) == nil)
    }
}
