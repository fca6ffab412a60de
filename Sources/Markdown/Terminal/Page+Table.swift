extension Page {
    /// A table as wide as it needs to be; with its cells cut into lines where that is too wide; and where even the longest
    /// words do not fit, each row as a list of "heading: cell".
    mutating func addTable(_ table: MarkdownTable, _ margin: inout Margin) {
        let header = table.header.map { styled($0, .bold) }
        let rows = table.rows.map { row in row.map { styled($0) } }
        let room = renderer.width - margin.width
        guard let widths = TableLayout.widths(header: header, rows: rows, room: room) else {
            return addEntries(table, &margin)
        }
        let columns = zip(widths, table.alignments).map { TableColumn(width: $0, alignment: $1) }
        addRow(header, columns, &margin)
        addRule(columns, &margin)
        for row in rows { addRow(row, columns, &margin) }
    }

    private mutating func addRule(_ columns: [TableColumn], _ margin: inout Margin) {
        let parts = columns.map { String(repeating: "─", count: $0.width) }
        addLine(&margin, mark: lineMark(false)) { $0.write(parts.joined(separator: "─┼─")) }
    }

    private mutating func addRow(_ cells: [StyledText], _ columns: [TableColumn], _ margin: inout Margin) {
        let lines = zip(cells, columns).map { LineBreaker.lines(of: $0, width: $1.width) }
        for index in 0..<max(1, lines.map(\.count).max() ?? 0) {
            let holdsRightToLeft = zip(lines, cells).contains { lines, cell in
                index < lines.count && cell.holdsRightToLeft(lines[index])
            }
            addLine(&margin, mark: lineMark(holdsRightToLeft)) { page in
                for (place, column) in columns.enumerated() where place < cells.count {
                    if place > 0 { page.write(" │ ") }
                    let line = index < lines[place].count ? lines[place][index] : []
                    page.write(line, of: cells[place], in: column)
                }
            }
        }
    }

    private mutating func write(_ line: [StyledText.Fragment], of text: StyledText, in column: TableColumn) {
        let width = line.reduce(0) { $0 + $1.spaces + $1.width }
        let before = column.padding(of: width, direction: renderer.direction)
        pad(before)
        // Set apart, so that two cells with letters of the other direction do not change places.
        let isIsolated = renderer.direction == .rightToLeft ? !line.isEmpty : text.holdsRightToLeft(line)
        if isIsolated { write(BidiMark.isolateByFirstStrong) }
        write(line, of: text)
        if isIsolated { write(BidiMark.endIsolate) }
        pad(column.width - width - before)
    }

    private mutating func addEntries(_ table: MarkdownTable, _ margin: inout Margin) {
        for (index, row) in table.rows.enumerated() {
            if index > 0 { addLine([], of: StyledText(), &margin) }
            for (heading, cell) in zip(table.header, row) {
                add(styled([.strong(heading), .text(": ")] + cell), &margin)
            }
        }
    }
}

/// A column of a table that is laid out.
struct TableColumn {
    var width: Int
    var alignment: MarkdownTable.Alignment

    /// The columns of space before what is `width` wide, in the order of writing.
    func padding(of width: Int, direction: TextDirection) -> Int {
        let room = max(0, self.width - width)
        return switch (alignment, direction) {
        case (.natural, _), (.left, .leftToRight), (.right, .rightToLeft): 0
        case (.centre, _): room / 2
        case (.right, .leftToRight), (.left, .rightToLeft): room
        }
    }
}

/// Decides how wide the columns of a table are.
enum TableLayout {
    /// The columns between two cells: space, bar, space.
    static let gap = 3

    /// The width of each column, so that all fit into `room`; nil where they cannot. A column is never narrower than its
    /// longest word; the widest ones give way first.
    static func widths(header: [StyledText], rows: [[StyledText]], room: Int) -> [Int]? {
        let cells = header.indices.map { column in [header[column]] + rows.compactMap { $0.element(at: column) } }
        let least = cells.map { max(3, $0.map(longestWord).max() ?? 0) }
        var widths = zip(cells, least).map { max($1, $0.map(\.width).max() ?? 0) }
        let room = room - gap * (header.count - 1)
        guard least.reduce(0, +) <= room else { return nil }
        var excess = widths.reduce(0, +) - room
        while excess > 0 {
            let shrinkable = widths.indices.filter { widths[$0] > least[$0] }
            guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { return nil }
            widths[widest] -= 1
            excess -= 1
        }
        return widths
    }

    private static func longestWord(_ text: StyledText) -> Int {
        var longest = 0
        var current = 0
        for fragment in text.fragments {
            current = fragment.spaces > 0 || fragment.startsLine ? fragment.width : current + fragment.width
            longest = max(longest, current)
        }
        return longest
    }
}

extension Array {
    fileprivate func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
