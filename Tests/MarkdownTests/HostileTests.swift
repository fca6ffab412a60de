import Markdown
import Testing

/// Texts made to exhaust the stack or the student's patience.
struct HostileTests {
    static let texts: [String] = [
        String(repeating: ">", count: 10_000) + " deep",
        String(repeating: "> ", count: 10_000) + "deep",
        String(repeating: "*", count: 10_000) + "a" + String(repeating: "*", count: 10_000),
        String(repeating: "*a ", count: 10_000), String(repeating: "*a **b ", count: 5_000),
        String(repeating: "_", count: 10_000) + "a", String(repeating: "_a __b ", count: 5_000),
        String(repeating: "~", count: 10_000) + "a", String(repeating: "~a ", count: 10_000),
        String(repeating: "[", count: 10_000),
        String(repeating: "[", count: 5_000) + String(repeating: "]", count: 5_000),
        String(repeating: "[a](", count: 10_000), String(repeating: "![", count: 10_000),
        String(repeating: "![a](b", count: 5_000), String(repeating: "<", count: 10_000),
        String(repeating: "<!--", count: 5_000), String(repeating: "<a b=", count: 5_000),
        String(repeating: "`", count: 10_000) + "a",
        (1...200).map { String(repeating: "`", count: $0) + "a" }.joined(),
        String(repeating: "- ", count: 10_000) + "deep", String(repeating: "1. ", count: 10_000) + "deep",
        (0..<600).map { String(repeating: " ", count: $0 * 2) + "- a\n" }.joined(),
        (0..<100).map { _ in String(repeating: ">", count: 1_000) + "a\n" }.joined(),
        String(repeating: "|", count: 10_000) + "\n" + String(repeating: "|-", count: 10_000) + "\n",
        String(repeating: "|a", count: 2_000) + "|\n" + String(repeating: "|-", count: 2_000) + "|\n"
            + String(repeating: "|b\n", count: 2_000),
        String(repeating: "a\n|-|\n", count: 1_000), String(repeating: "www.", count: 10_000),
        String(repeating: "http://", count: 5_000), String(repeating: "a@", count: 10_000),
        String(repeating: "a@b.c_", count: 5_000), String(repeating: "&", count: 10_000),
        String(repeating: "[a]: b\n", count: 5_000) + String(repeating: "[a]", count: 5_000),
        String(repeating: "\\", count: 10_001), String(repeating: "e\u{301}", count: 10_000),
        "a" + String(repeating: "\u{301}", count: 10_000), String(repeating: "👩‍👩‍👧‍👦", count: 2_000),
        String(repeating: "\u{202E}\u{2066}\u{1B}[31m", count: 2_000), String(repeating: "مرحبا", count: 4_000),
    ]

    @Test(arguments: texts.indices) func `a hostile text is laid out in no time`(index: Int) {
        let time = ContinuousClock().measure {
            let document = MarkdownDocument(Self.texts[index])
            for direction in [TextDirection.leftToRight, .rightToLeft] {
                _ = TerminalRenderer(width: 40, style: .colour, direction: direction).render(document)
            }
            _ = HTMLRenderer().render(document)
            _ = document.plainText
        }
        #expect(time < .seconds(5), "\(Self.texts[index].prefix(20))")
    }
}
