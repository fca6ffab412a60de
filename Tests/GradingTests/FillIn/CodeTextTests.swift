import Testing

@testable import Grading

struct CodeTextTests {
    @Test func `marks that cannot be seen are dropped outside strings only`() {
        #expect(CodeText.cleaned("a\u{200B}b\u{202C}") == "ab")
        #expect(CodeText.cleaned("\"a\u{200B}b\"\u{200E}") == "\"a\u{200B}b\"")
        #expect(CodeText.cleaned("a\u{A0}b") == "a b")
        #expect(CodeText.cleaned("\"a\u{A0}b\"") == "\"a\u{A0}b\"")
        #expect(CodeText.cleaned("\"\\\"\u{200B}\" + \u{200B}x") == "\"\\\"\u{200B}\" + x")
    }

    @Test func `line ends are one kind`() { #expect(CodeText.cleaned("a\r\nb\rc\nd") == "a\nb\nc\nd") }

    @Test func `curly quotes count outside strings only`() {
        #expect(CodeText.hasCurlyQuotes("“a”"))
        #expect(CodeText.hasCurlyQuotes("‘a’"))
        #expect(!CodeText.hasCurlyQuotes("\"it’s\""))
        #expect(!CodeText.hasCurlyQuotes("'a'"))
    }

    @Test(arguments: [("", ""), ("  ", ""), (" a ", "a"), ("a\n", "a"), ("\t a b \r\n", "a b")])
    func `white space at the ends goes`(text: String, trimmed: String) { #expect(CodeText.trimmed(text) == trimmed) }
}
