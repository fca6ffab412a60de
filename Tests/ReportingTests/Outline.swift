import Markdown

/// A message taken apart as Markdown: its prose, with the codes left out, and the codes.
struct Outline: Equatable {
    var prose = ""
    var codes: [String] = []
    var isParagraph = false

    init(_ markdown: String) {
        let document = MarkdownDocument(markdown)
        guard document.blocks.count == 1, case .paragraph(let inlines) = document.blocks[0] else { return }
        isParagraph = true
        inlines.forEach { add($0) }
    }

    private mutating func add(_ inline: Inline) {
        switch inline {
        case .text(let text), .isolate(let text): prose += text
        case .code(let code):
            prose += "•"
            codes.append(code)
        case .emphasis(let parts), .strong(let parts), .strikethrough(let parts): parts.forEach { add($0) }
        case .link(let parts, _), .image(let parts, _): parts.forEach { add($0) }
        case .softBreak, .hardBreak: prose += "\n"
        case .html(let text): prose += "<\(text)>"
        }
    }
}

/// Text that tries to be more than text.
enum Hostile {
    static let texts = [
        "`", "``", "a`b", "`a``b```", " `", "x ` **bold** ` y", "line\nbreak", "\n\n# heading", "\r\n- list", "[a](b)",
        "<b>html</b>", "\\`", "~~~", "![x](y)", "\u{1B}[31mred\u{1B}[0m", "\u{202E}olleh\u{202C}", "\u{2067}x", "\u{0}",
        "&amp;", "| a | b |", "a\u{2028}b", "مرحبا `", "e\u{301}`\u{301}", "\u{9B}31m", "\u{85}x", "\u{B}`\u{C}",
    ]

    static func random(using random: inout SplitMix64) -> String {
        let pieces = texts + ["a", " ", "  ", "\\", "*", "_", "]", "(", "🙂", "\t", "\u{301}", "\u{200D}"]
        return (0..<Int.random(in: 1...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
            .joined()
    }
}

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers at every run.
struct SplitMix64: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
