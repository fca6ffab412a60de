import SwiftSource
import Testing

struct SwiftTokensTests {
    private func texts(_ source: String) -> [String] { SwiftTokens.of(source).map(\.text) }

    @Test(arguments: [
        ("value", ["value"]),
        (".sheet", [".", "sheet"]),
        (#"id: \.self"#, ["id", ":", "\\", ".", "self"]),
        (#""a b""#, ["\"", "a b", "\""]),
        (")", [")"]),
        ("@State private var", ["@", "State", "private", "var"]),
        ("a /* b */ + // c\n d", ["a", "+", "d"]),
        ("", []),
        ("/* only a comment */", []),
        ("\"open", ["\"", "open"]),
        ("x = “y”", ["x", "=", "“y”"]),
    ])
    func `a fragment has its tokens in order`(source: String, expected: [String]) {
        #expect(texts(source) == expected)
    }

    @Test func `white space between tokens leaves no trace`() {
        #expect(
            texts("List(items,id:\\.self){x in Text(x)}") == texts("List( items , id : \\.self ) {\n\tx in Text(x) }"))
    }

    @Test func `the contents of a string count to the letter`() {
        #expect(texts(#"Text("a b")"#) != texts(#"Text("a  b")"#))
        #expect(texts(#"Text("a // b")"#) != texts(#"Text("a ")"#))
    }

    @Test func `case counts`() { #expect(texts("Value") != texts("value")) }

    @Test func `offsets point at the tokens`() {
        let source = "é /* c */ .b"
        let bytes = Array(source.utf8)
        for token in SwiftTokens.of(source) {
            #expect(String(decoding: bytes[token.offset..<token.end], as: UTF8.self) == token.text)
        }
    }

    @Test(arguments: [
        "(", "[", "{", "[(", "@(", "if ", "!", "a.b(", "\"\\(", "{ x in ", "a<", "? a : ", "#if a\n", "try ",
    ])
    func `ten thousand nested pieces have tokens`(piece: String) {
        let tokens = SwiftTokens.of(String(repeating: piece, count: 10_000))
        #expect(!tokens.isEmpty)
    }

    @Test func `ten thousand nested brackets lose no token`() {
        let source = String(repeating: "(", count: 10_000) + "x" + String(repeating: ")", count: 10_000)
        #expect(SwiftTokens.of(source).count == 20_001)
    }

    @Test(arguments: [
        (#"URL(string: "^")"#, true), (#"Text("\(a): ^!")"#, true), ("let s = \"\"\"\n  ^\n  \"\"\"", true),
        ("Text(\"^", true), ("// ^", true), ("f() // ^\ng()", true), ("/* ^ */", true), ("let r = /^/", true),
        ("let r = #/a^/#", true), ("/// ^\nstruct A {}", true), (##"#"^"#"##, true),
        ("f(^)", false), (#"Text("\(^)")"#, false), (#"Text("a") + ^"#, false), ("^", false), ("/* a */ ^ // b", false),
        ("a / ^ / b", false), ("a ^// b", false), ("// a\n^", false), ("\"//\" + ^", false),
    ])
    func `a place stands in text or among tokens`(source: String, expected: Bool) {
        let sides = source.split(separator: "^", omittingEmptySubsequences: false)
        let offset = sides[0].utf8.count
        #expect(SwiftTokens.standInText([offset], of: sides.joined(separator: "blank")) == [expected])
    }

    @Test func `many places are asked about at once`() {
        #expect(SwiftTokens.standInText([0, 2, 6], of: "a \"b\" c") == [false, false, false])
        #expect(SwiftTokens.standInText([0, 3, 6, 10], of: "a \"b\" c // d") == [false, true, false, true])
    }

    @Test func `any bytes have tokens`() {
        var random = SystemLikeRandom(state: 7)
        for _ in 0..<300 {
            let bytes = (0..<Int(random.next() % 60)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            let source = String(decoding: bytes, as: UTF8.self)
            let tokens = SwiftTokens.of(source)
            #expect(tokens.allSatisfy { $0.end <= source.utf8.count })
        }
    }
}

/// SplitMix64, from a fixed seed.
struct SystemLikeRandom {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
