/// Documents without their marks, for summaries and titles.
enum PlainText {
    /// All text in one line, a space where there was a break.
    static func of(_ blocks: [Block]) -> String {
        blocks.flatMap(parts).filter { !$0.isEmpty }.joined(separator: " ")
    }

    static func of(_ inlines: [Inline]) -> String {
        inlines.map(of).joined()
    }

    private static func parts(_ block: Block) -> [String] {
        switch block {
        case .heading(_, let inlines), .paragraph(let inlines): [of(inlines)]
        case .list(let list): list.items.map(of)
        case .quote(let blocks): [of(blocks)]
        case .code(let code): [oneLine(code.text)]
        case .table(let table): ([table.header] + table.rows).flatMap { $0.map(of) }
        case .thematicBreak: []
        case .html(let text): [oneLine(text)]
        }
    }

    private static func of(_ inline: Inline) -> String {
        switch inline {
        case .text(let text), .code(let text), .html(let text), .isolate(let text): text
        case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): of(inner)
        case .link(let inner, _), .image(let inner, _): of(inner)
        case .softBreak, .hardBreak: " "
        }
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
