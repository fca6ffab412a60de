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

    @Test func `a blank of a template is a placeholder, wherever it stands`() {
        #expect(spans("NavigationLink({{0}}: x)") == ["type:NavigationLink", "placeholder:{{0}}"])
        #expect(spans("Text(\"a {{12}} b\")") == ["type:Text", "string:\"a ", "placeholder:{{12}}", "string: b\""])
        #expect(spans("x // {{1}}") == ["comment:// ", "placeholder:{{1}}"])
        #expect(!spans("{ { 0 } }").contains { $0.hasPrefix("placeholder") })
        #expect(spans("<#value#>") == ["placeholder:<#value#>"])
    }

    @Test func `spans ascend and stay apart, inside the source`() {
        var random = SystemLikeRandom(state: 5)
        for _ in 0..<200 {
            let pieces = [
                "let ", "x", "\"", "{{0}}", "(", ")", "é", "// c\n", "@A ", "12", " ", "/*", "*/", "\\(", "Int", "#if ",
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
