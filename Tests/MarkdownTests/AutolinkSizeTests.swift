import Markdown
import Testing

/// Bare links are found in texts as they are written, and not looked for where that takes long.
struct AutolinkSizeTests {
    private func links(_ text: String) -> Bool { HTMLRenderer().render(MarkdownDocument(text)).contains("<a ") }

    @Test(arguments: [
        "http://a" + String(repeating: ")", count: 150_000), String(repeating: "a@", count: 300_000),
        String(repeating: "http://a" + String(repeating: ")", count: 4_000) + " ", count: 250),
        String(repeating: "a@b.cd ", count: 5_000) + String(repeating: "x ", count: 400_000),
        "www." + String(repeating: "a_.", count: 50_000),
    ])
    func `bare links are not looked for where that takes long`(text: String) {
        let time = ContinuousClock().measure { _ = MarkdownDocument(text) }
        #expect(time < .seconds(5))
        #expect(!links("http://example.org\n\n" + text))
    }

    @Test func `a long line, a long word and many addresses do not hide bare links`() {
        #expect(links("http://example.org " + String(repeating: "word ", count: 20_000)))
        #expect(links("http://example.org " + String(repeating: "漢", count: 2_000)))
        #expect(links("http://example.org\n" + String(repeating: "someone@example.org\n", count: 5_000)))
    }

    @Test func `a link that is marked as one stays a link`() {
        #expect(links("[a](http://example.org) http://a" + String(repeating: ")", count: 150_000)))
    }
}
