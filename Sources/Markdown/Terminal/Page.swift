/// A document being laid out: blocks become lines, from top to bottom.
struct Page {
    let renderer: TerminalRenderer
    private let writer: LineWriter
    private let inlineText: InlineText
    private var output: [UInt8] = []

    /// The narrowest column that text is still set in; deeper blocks begin at the left again.
    private static let narrowest = 12

    init(_ renderer: TerminalRenderer) {
        self.renderer = renderer
        writer = LineWriter(style: renderer.style)
        inlineText = InlineText(style: renderer.style, direction: renderer.direction)
    }

    /// All lines so far.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// Adds `blocks`, with an empty line between two unless they are `tight`.
    mutating func add(_ blocks: [Block], _ margin: inout Margin, tight: Bool = false, depth: Int = 0) {
        for (index, block) in blocks.enumerated() {
            if index > 0, !tight { addEmptyLine(margin) }
            add(block, &margin, depth: depth)
        }
    }

    private mutating func add(_ block: Block, _ margin: inout Margin, depth: Int) {
        switch block {
        case .paragraph(let inlines): add(inlineText.text(of: inlines), &margin)
        case .heading(let level, let inlines): addHeading(level, inlines, &margin)
        case .list(let list): addList(list, &margin, depth: depth)
        case .quote(let blocks): addQuote(blocks, &margin, depth: depth)
        case .code(let code): addCode(code, &margin)
        case .table(let table): addTable(table, &margin)
        case .thematicBreak: addRule("─", width: renderer.width - margin.width, [], &margin)
        case .html(let html): addHTML(html, &margin)
        }
    }
}

// MARK: - Blocks

extension Page {
    /// A heading of the first two levels is underlined, another one marked by number signs.
    private mutating func addHeading(_ level: Int, _ inlines: [Inline], _ margin: inout Margin) {
        let style: TextStyle = level < 3 ? [.bold, .cyan] : .bold
        guard level < 3 else {
            let mark: [Inline] = [.text(String(repeating: "#", count: level) + " ")]
            return add(inlineText.text(of: mark + inlines, style), &margin)
        }
        let text = inlineText.text(of: inlines, style)
        let lines = LineBreaker.lines(of: text, width: renderer.width - margin.width)
        add(lines, of: text, &margin)
        let width = lines.map { $0.reduce(0) { $0 + $1.spaces + $1.width } }.max() ?? 0
        addRule(level == 1 ? "═" : "─", width: width, style, &margin)
    }

    private mutating func addList(_ list: MarkdownList, _ margin: inout Margin, depth: Int) {
        for (index, item) in list.items.enumerated() {
            if index > 0, !list.isTight { addEmptyLine(margin) }
            let marker = list.marker(at: index, depth: depth) + " "
            var inner = nest(first: marker, rest: String(repeating: " ", count: marker.count), &margin)
            add(item, &inner, tight: list.isTight, depth: depth + 1)
            if inner.isFresh { addLine([], of: StyledText(), &inner) }
        }
    }

    private mutating func addQuote(_ blocks: [Block], _ margin: inout Margin, depth: Int) {
        var inner = nest(first: "│ ", rest: "│ ", &margin)
        add(blocks, &inner, depth: depth)
    }

    /// The margin of blocks inside those of `margin`, whose first line they take.
    private mutating func nest(first: String, rest: String, _ margin: inout Margin) -> Margin {
        let inner = margin.adding(first: first, rest: rest)
        guard renderer.width - inner.width >= Self.narrowest else {
            // Nothing of the outer markers is lost: they get a line of their own.
            if margin.isFresh { addLine([], of: StyledText(), &margin) }
            return Margin(first: first, rest: rest)
        }
        margin.first = margin.rest
        return inner
    }

    /// Markup is shown line by line as it was written.
    private mutating func addHTML(_ html: String, _ margin: inout Margin) {
        var text = StyledText()
        for line in html.split(separator: "\n") {
            text.appendBreak()
            let isolate: StyledText.Isolate = renderer.direction.setsApart(line) ? .leftToRight : .none
            text.append(String(line), .dim, isolate: isolate, keepingSpaces: true)
        }
        add(text, &margin)
    }
}

extension MarkdownList {
    /// Bullets change with the depth; numbers are padded to the width of the last.
    fileprivate func marker(at index: Int, depth: Int) -> String {
        switch marker {
        case .bullet: return ["•", "◦", "▪"][depth % 3]
        case .ordered(let start):
            let number = String(start + index)
            let widest = String(start + items.count - 1).count
            return String(repeating: " ", count: widest - number.count) + number + "."
        }
    }
}

// MARK: - Lines

extension Page {
    /// Adds a paragraph, cut into lines.
    mutating func add(_ text: StyledText, _ margin: inout Margin) {
        add(LineBreaker.lines(of: text, width: renderer.width - margin.width), of: text, &margin)
    }

    private mutating func add(_ lines: [[StyledText.Fragment]], of text: StyledText, _ margin: inout Margin) {
        for line in lines { addLine(line, of: text, &margin) }
    }

    mutating func addLine(_ line: [StyledText.Fragment], of text: StyledText, _ margin: inout Margin) {
        addLine(&margin, mark: lineMark(text.holdsRightToLeft(line))) { page in
            page.writer.write(line, of: text, to: &page.output)
        }
    }

    /// What a line begins with, so that its first letter does not turn it around.
    func lineMark(_ holdsRightToLeft: Bool) -> String {
        renderer.direction.lineMark(holdsRightToLeft: holdsRightToLeft)
    }

    /// Adds a line that begins with `mark` and the margin; what else stands in it is written by `body`.
    mutating func addLine(_ margin: inout Margin, mark: String, _ body: (inout Page) -> Void) {
        let start = output.count
        write(mark)
        write(margin.next())
        body(&self)
        // No line ends in spaces, and a mark alone is no line.
        while output.last == 0x20 { output.removeLast() }
        if output.count == start + mark.utf8.count { output.removeSubrange(start...) }
        output.append(0x0A)
    }

    private mutating func addEmptyLine(_ margin: Margin) {
        var margin = Margin(first: margin.rest, rest: margin.rest)
        addLine([], of: StyledText(), &margin)
    }

    mutating func addRule(_ character: Character, width: Int, _ style: TextStyle, _ margin: inout Margin) {
        var text = StyledText()
        text.append(String(repeating: character, count: max(1, width)), style)
        addLine(text.fragments, of: text, &margin)
    }

    /// Appends part of a line.
    mutating func write(_ line: some Sequence<StyledText.Fragment>, of text: StyledText) {
        writer.write(line, of: text, to: &output)
    }

    mutating func write(_ text: String) { output.append(contentsOf: text.utf8) }

    mutating func pad(_ count: Int) { writer.pad(count, &output) }

    func styled(_ inlines: [Inline], _ style: TextStyle = []) -> StyledText { inlineText.text(of: inlines, style) }
}
