/// Renders documents as HTML that is safe to put into a page: all text escaped, control characters and raw HTML shown as
/// text, links to web and mail addresses alone. It styles nothing itself, so that a strict policy may forbid inline style:
/// cells have the classes `left`, `centre` and `right`, parts of code those of `HighlightedCode`.
public struct HTMLRenderer: Sendable {
    private let highestHeading: Int
    private let highlight: TerminalRenderer.Highlight

    /// A heading of the first level becomes `h1`, or that of `highestHeading` (1…6) where a page has headings above the
    /// document; `highlight` colours code.
    public init(highestHeading: Int = 1, highlight: @escaping TerminalRenderer.Highlight = { _, _ in [] }) {
        self.highestHeading = highestHeading
        self.highlight = highlight
    }

    /// The elements of the document's blocks, one after another.
    public func render(_ document: MarkdownDocument) -> String {
        document.blocks.map(html).joined(separator: "\n")
    }

    /// The document in one line, as it may stand in a label: its paragraphs without elements around them, all other blocks
    /// as text.
    public func renderLine(_ document: MarkdownDocument) -> String {
        document.blocks.map { block in
            if case .paragraph(let inlines) = block { return html(inlines) }
            return escape(PlainText.of([block]))
        }.joined(separator: " ")
    }

    private func html(_ block: Block) -> String {
        switch block {
        case .heading(let level, let inlines): element("h\(min(6, level + highestHeading - 1))", html(inlines))
        case .paragraph(let inlines): element("p", html(inlines))
        case .list(let list): html(list)
        case .quote(let blocks): element("blockquote", blocks.map(html).joined(separator: "\n"))
        case .code(let code): html(code)
        case .table(let table): html(table)
        case .thematicBreak: "<hr>"
        case .html(let text): element("p", escape(text))
        }
    }

    private func html(_ list: MarkdownList) -> String {
        let items = list.items.map { item in element("li", item.map { html($0, tight: list.isTight) }.joined()) }
            .joined()
        return switch list.marker {
        case .bullet: element("ul", items)
        case .ordered(start: 1): element("ol", items)
        case .ordered(let start): element("ol", items, " start=\"\(start)\"")
        }
    }

    private func html(_ block: Block, tight: Bool) -> String {
        if tight, case .paragraph(let inlines) = block { return html(inlines) }
        return html(block)
    }

    private func html(_ code: CodeBlock) -> String {
        let kind = code.language.isEmpty ? "" : " class=\"language-\(escape(code.language))\""
        return element(
            "pre", element("code", HighlightedCode.html(code.text, highlight(code.text, code.language)), kind),
            " dir=\"ltr\"")
    }

    private func html(_ table: MarkdownTable) -> String {
        let body = table.rows.map { element("tr", cells($0, "td", table.alignments)) }.joined()
        let rows = body.isEmpty ? "" : element("tbody", body)
        return element("table", element("thead", element("tr", cells(table.header, "th", table.alignments))) + rows)
    }

    private func cells(_ row: [[Inline]], _ name: String, _ alignments: [MarkdownTable.Alignment]) -> String {
        zip(row, alignments).map { element(name, html($0), alignment($1)) }.joined()
    }

    private func alignment(_ alignment: MarkdownTable.Alignment) -> String {
        switch alignment {
        case .natural: ""
        case .left: " class=\"left\""
        case .centre: " class=\"centre\""
        case .right: " class=\"right\""
        }
    }
}

// MARK: - Inlines

extension HTMLRenderer {
    private func html(_ inlines: [Inline]) -> String { inlines.map(html).joined() }

    private func html(_ inline: Inline) -> String {
        switch inline {
        case .text(let text), .html(let text): escape(text)
        case .isolate(let text): element("bdi", escape(text))
        case .code(let code): element("code", HTMLText.escapedCode(code), " dir=\"ltr\"")
        case .emphasis(let inner): element("em", html(inner))
        case .strong(let inner): element("strong", html(inner))
        case .strikethrough(let inner): element("del", html(inner))
        case .link(let inner, let url): link(html(inner), url)
        case .image(let inner, let url): link(escape(PlainText.of(inner)), url)
        case .softBreak: "\n"
        case .hardBreak: "<br>\n"
        }
    }

    /// Text alone where the address is of a kind that could run something.
    private func link(_ text: String, _ url: String) -> String {
        let start = url.prefix { $0 != ":" }.lowercased()
        guard ["http", "https", "mailto"].contains(start), url.contains(":") else { return text }
        return element("a", text, " href=\"\(escape(url))\"")
    }

    private func element(_ name: String, _ content: String, _ attributes: String = "") -> String {
        "<\(name)\(attributes)>\(content)</\(name)>"
    }

    private func escape(_ text: String) -> String { HTMLText.escaped(text) }
}
