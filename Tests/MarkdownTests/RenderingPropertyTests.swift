import Markdown
import Testing

/// Documents made at random, the same ones each time.
struct RenderingPropertyTests {
    private static let words = [
        "word", "a", "longer-than-most-words", "ığüşöç", "قائمة", "معرِّف،", "漢字", "😀", "`code x`", "**strong**",
        "*em*", "~~old~~", "[link](https://swift.org/a/b)", "<https://swift.org>", "\u{1B}[31m", "\u{7}", "\u{9B}1m",
        "\u{202E}x", "\u{2067}", "\u{2069}", "&amp;", "<b>", "![p](u)", "`" + "شيفرة" + "`", "a\u{301}", "  \n", "\n",
        String(repeating: "x", count: 130), "\\*", "|", "#", "``a`b``",
    ]
    private static let starts = [
        "", "# ", "## ", "### ", "- ", "  - ", "1. ", "> ", "> > ", "> - ", "<p>\n",
    ]
    private static let others = [
        "```swift\nlet  x = 1\u{7}\n\n\t// شيء\n```", "---", "| a | قائمة |\n|:-:|--:|\n| `x` | 漢 |",
    ]

    private static func document(_ random: inout SplitMix64, prose: Bool) -> String {
        var blocks: [String] = []
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            if !prose, Int.random(in: 0..<3, using: &random) == 0 {
                blocks.append(others.randomElement(using: &random) ?? "")
                continue
            }
            let count = Int.random(in: 1...30, using: &random)
            let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
            blocks.append((starts.randomElement(using: &random) ?? "") + text)
        }
        return blocks.joined(separator: "\n\n")
    }

    private func forEachDocument(
        prose: Bool, _ body: (_ source: String, _ width: Int, _ plain: String, _ colour: String) -> Void
    ) {
        var random = SplitMix64(state: prose ? 1 : 2)
        for number in 0..<300 {
            let source = Self.document(&random, prose: prose)
            let width = [20, 33, 80][number % 3]
            for direction in [TextDirection.leftToRight, .rightToLeft] {
                let document = MarkdownDocument(source)
                let plain = TerminalRenderer(width: width, direction: direction).render(document)
                let colour = TerminalRenderer(
                    width: width, style: .colour, direction: direction, highlight: sampleHighlight)
                body(source, width, plain, colour.render(document))
            }
        }
    }

    @Test func `no line of prose is wider than asked`() {
        forEachDocument(prose: true) { source, width, plain, colour in
            for line in (plain + colour).split(separator: "\n") {
                #expect(TerminalText.displayWidth(String(line)) <= width, "\(source.debugDescription): \(line)")
            }
        }
    }

    @Test func `no control character passes but the ends of lines and our own styles`() {
        forEachDocument(prose: false) { source, _, plain, colour in
            let seen = (plain + TerminalText.stripStyles(colour)).unicodeScalars
            let isClean = seen.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
            #expect(isClean, "\(source.debugDescription)")
        }
    }

    @Test func `isolates end on the line where they begin, and styles too`() {
        forEachDocument(prose: false) { source, _, plain, colour in
            for line in (plain + colour).split(separator: "\n") {
                var depth = 0
                for scalar in line.unicodeScalars {
                    if (0x2066...0x2068).contains(scalar.value) { depth += 1 }
                    if scalar.value == 0x2069 { depth -= 1 }
                    #expect(depth >= 0, "\(source.debugDescription)")
                }
                #expect(depth == 0, "\(source.debugDescription)")
                let styles = line.split(separator: "\u{1B}[").dropFirst(line.hasPrefix("\u{1B}[") ? 0 : 1)
                #expect(styles.last?.hasPrefix("0m") != false, "\(source.debugDescription)")
            }
        }
    }

    @Test func `the text is all there, in order`() {
        forEachDocument(prose: true) { source, _, plain, colour in
            let wanted = TerminalText.clean(MarkdownDocument(source).plainText)
            for shown in [plain, TerminalText.stripStyles(colour)] {
                #expect(Self.isContained(wanted, in: TerminalText.stripMarks(shown)), "\(source.debugDescription)")
            }
        }
    }

    /// Whether the scalars of `text`, white space aside, stand in `other` in the same order.
    private static func isContained(_ text: String, in other: String) -> Bool {
        var rest = other.unicodeScalars[...]
        for scalar in TerminalText.stripMarks(text).unicodeScalars where !scalar.properties.isWhitespace {
            // In code, a mark that directs is shown as a replacement.
            guard let place = rest.firstIndex(of: scalar) else { return false }
            rest = rest[rest.index(after: place)...]
        }
        return true
    }

    @Test func `each line from right to left says so first, and no line ends in spaces`() {
        var random = SplitMix64(state: 3)
        for _ in 0..<200 {
            let source = Self.document(&random, prose: false)
            let shown = TerminalRenderer(width: 40, direction: .rightToLeft).render(MarkdownDocument(source))
            for line in shown.split(separator: "\n") {
                #expect(["\u{200E}", "\u{200F}"].contains(line.unicodeScalars.first), "\(source.debugDescription)")
                #expect(line.last != " ", "\(source.debugDescription)")
            }
        }
    }

    @Test func `from left to right there are no marks in text that has none of the other direction`() {
        let source =
            "# A\n\n`code` and **text** [a](https://swift.org)\n\n```swift\nlet x = 1\n```\n\n| a | b |\n|-|-|\n| c | d |"
        let shown = TerminalRenderer(style: .colour, highlight: sampleHighlight).render(MarkdownDocument(source))
        #expect(TerminalText.stripMarks(shown) == shown)
    }
}

/// Vigna's generator: https://prng.di.unimi.it/splitmix64.c
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
