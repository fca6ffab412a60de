import SwiftSource
import Testing

struct SwiftHighlighterTests {
    /// `kind:text` of each span.
    private func spans(_ source: String) -> [String] {
        let bytes = Array(source.utf8)
        return SwiftHighlighter.spans(of: source).map {
            "\($0.kind):" + String(decoding: bytes[$0.range], as: UTF8.self)
        }
    }

    @Test func `each kind is found`() {
        #expect(spans("let x: Int = 12 // note") == ["keyword:let", "type:Int", "number:12", "comment:// note"])
        #expect(
            spans("@State private var on = \"é\"") == [
                "attribute:@State", "keyword:private", "keyword:var", "string:\"é\"",
            ])
        #expect(spans("view.sheet(item: $x)") == ["call:sheet"])
        #expect(spans("/* a */ x /// b\ny") == ["comment:/* a */", "comment:/// b"])
        #expect(spans("#if os(iOS)\n#endif").first == "directive:#if")
        #expect(spans("#Preview { }").first == "directive:#Preview")
    }

    @Test func `words are keywords where they are, and names elsewhere`() {
        #expect(spans("var a: some View") == ["keyword:var", "keyword:some", "type:View"])
        #expect(spans("let some = set") == ["keyword:let"])
        #expect(spans("x.default") == [])
        #expect(spans("A.self.init()") == ["type:A", "keyword:self", "keyword:init"])
        #expect(
            spans("var a: Int { get { 1 } set { } }")
                == ["keyword:var", "type:Int", "keyword:get", "number:1", "keyword:set"])
        #expect(spans("{ $0 + $total }") == ["keyword:$0"])
    }

    @Test func `strings of all kinds end where they end`() {
        #expect(spans(#""a \(b + f(1)) c" x"#) == [#"string:"a "#, "call:f", "number:1", #"string: c""#])
        #expect(spans("\"open\nlet") == ["string:\"open", "keyword:let"])
        #expect(
            spans("\"\"\"\n a \"b\" \n\"\"\" let") == [
                "string:\"\"\"", "string: a \"b\" ", "string:\"\"\"", "keyword:let",
            ])
        #expect(spans(##"#"a \(b) " c"# let"##) == [##"string:#"a \(b) " c"#"##, "keyword:let"])
        #expect(spans(#""\"" let"#) == [#"string:"\"""#, "keyword:let"])
        #expect(
            spans(#""\("\(1)")" let"#)
                == ["string:\"", "string:\"", "number:1", "string:\"", "string:\"", "keyword:let"])
    }

    @Test func `comments nest and numbers have their points`() {
        #expect(spans("/* a /* b */ c */ let") == ["comment:/* a /* b */ c */", "keyword:let"])
        #expect(spans("/* open") == ["comment:/* open"])
        #expect(spans("1.5 + 0xFF - 1...9") == ["number:1.5", "number:0xFF", "number:1", "number:9"])
    }

    @Test(arguments: ["[", "(", "\"\\(", "/*", "#", "#\"", "{{", "<#", "`", "\"\"\"", "@"])
    func `twenty thousand of anything are highlighted in time`(piece: String) {
        let start = ContinuousClock.now
        _ = SwiftHighlighter.spans(of: String(repeating: piece, count: 20_000))
        #expect(ContinuousClock.now - start < .seconds(8))
    }

    @Test func `spans ascend and stay apart, inside the source`() {
        var random = SystemLikeRandom(state: 5)
        for _ in 0..<200 {
            let pieces = [
                "let ", "x", "\"", "(", ")", "é", "// c\n", "@A ", "12", " ", "/*", "*/", "\\(", "Int", "#if ",
            ]
            let source = (0..<Int(random.next() % 25)).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }
                .joined()
            var end = 0
            for span in SwiftHighlighter.spans(of: source) {
                #expect(span.range.lowerBound >= end && !span.range.isEmpty, "\(source.debugDescription)")
                end = span.range.upperBound
            }
            #expect(end <= source.utf8.count)
        }
    }
}
