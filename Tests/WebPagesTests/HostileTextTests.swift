import CourseModel
import Testing
import WebPages

struct HostileTextTests {
    private static let hostile = [
        "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)", "</textarea><script>",
        "</title><script>", "]]>--><!--", "&lt;script&gt;&#60;", "\u{0}\u{1B}[31m\u{7F}", "a\u{202E}b\u{2066}c",
        "`` ` ```\n```swift\n<b>\n```", "[x](javascript:alert(1)) <javascript:x>", "\u{2028}\u{2029}\r\n\r",
        "</pre></code></td></table>", "![x](https://example.org/x.png)", "<svg/onload=alert(1)>", "{{0}} __1__ 71001",
    ]

    /// What elements and attributes a page is made of; text left out, and what Markdown may make of a text.
    private func skeleton(_ html: String) -> Set<String> {
        Set(
            Markup(html).elements.flatMap { element in
                [element.name] + element.attributes.keys.map { "\(element.name) \($0)" }
            })
    }

    /// Markdown may turn a text into these.
    private static let prose: Set<String> = [
        "p", "pre", "pre dir", "code", "code dir", "code class", "a", "a href", "br", "em", "strong", "li", "ul", "ol",
    ]

    @Test(arguments: ["en", "ar"], [PageMode.live(token: "0123"), .fixed])
    func `no text becomes markup`(_ language: String, _ mode: PageMode) {
        let plain = PageSamples(language: LanguageTag(language), mode: mode)
        let expected = (plain.documents.map(\.html) + plain.fragments).reduce(into: Set<String>()) {
            $0.formUnion(skeleton($1))
        }
        for text in Self.hostile {
            let samples = PageSamples(text: text, language: LanguageTag(language), mode: mode)
            for html in samples.documents.map(\.html) + samples.fragments {
                let markup = Markup(html)
                #expect(markup.faults == [], "\(text.debugDescription)")
                let strange = skeleton(html).subtracting(expected).subtracting(Self.prose)
                #expect(strange == [], "\(text.debugDescription)")
                let links = markup.elements.filter { $0.name == "a" }.compactMap { $0.attributes["href"] }
                #expect(!links.contains { $0.lowercased().hasPrefix("javascript") })
            }
        }
    }

    @Test func `random text becomes no markup`() {
        var random = Noise(state: 5)
        let expected = Set(PageSamples().documents.map { skeleton($0.html) }.joined())
        for _ in 0..<60 {
            let text = random.text()
            for (name, html) in PageSamples(text: text).documents {
                #expect(Markup(html).faults == [], "\(name): \(text.debugDescription)")
                let strange = skeleton(html).subtracting(expected).subtracting(Self.prose)
                    .subtracting(["h3", "h4", "h5", "h6", "blockquote", "hr", "del", "ol start"])
                #expect(strange == [], "\(name): \(text.debugDescription)")
            }
        }
    }

    /// What a field holds comes back as it was, whatever it is.
    @Test func `a student's file is in its field to the letter`() {
        let file = "let a = \"<&>'\u{202E}\"\n\n\tx"
        let html = PageSamples(text: file).html(.step(PageSamples(text: file).steps[6].page))
        let field = Markup(html).elements.first { $0.name == "textarea" }?.text
        #expect(field == "\nlet a = &quot;&lt;&amp;&gt;&#39;\u{202E}&quot;\n\n\tx")
    }
}

/// Text of marks that mean something somewhere (SplitMix64).
private struct Noise {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }

    mutating func text() -> String {
        let marks = Array("<>&\"'`*_[]()!#-+~|\\/=\n\t ab1{}\u{0}\u{202E}\u{2066}ا;:@.$%")
        return String((0..<next(40) + 1).map { _ in marks[next(marks.count)] })
    }
}
