import Markdown

/// Lines of text that all take `width` columns: what a picture of a screen is put together from.
struct PictureBlock: Equatable {
    let width: Int
    private(set) var lines: [String]

    static func empty(_ width: Int) -> PictureBlock { PictureBlock(width: width, lines: []) }

    init(width: Int, lines: [String]) {
        self.width = width
        self.lines = lines
    }

    /// Clean text in lines of at most `width` columns, as wide as the longest.
    init(_ text: String, within width: Int, _ flow: PictureFlow) {
        let lines = Self.lines(of: TerminalText.clean(text), within: max(1, width))
        let widest = lines.map(TerminalText.displayWidth).max() ?? 0
        self.init(width: widest, lines: lines.map { flow.pad(flow.isolate($0), to: widest) })
    }

    /// Breaks at spaces; a word that is too long is cut.
    private static func lines(of text: String, within width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
            var lines = [""]
            for word in paragraph.split(separator: " ", omittingEmptySubsequences: true).map(String.init) {
                let last = lines[lines.count - 1]
                if last.isEmpty {
                    lines[lines.count - 1] = word
                } else if TerminalText.displayWidth(last) + 1 + TerminalText.displayWidth(word) <= width {
                    lines[lines.count - 1] = last + " " + word
                } else {
                    lines.append(word)
                }
                while TerminalText.displayWidth(lines[lines.count - 1]) > width {
                    let (head, tail) = cut(lines[lines.count - 1], at: width)
                    lines[lines.count - 1] = head
                    if tail.isEmpty { break }
                    lines.append(tail)
                }
            }
            return lines
        }
    }

    /// At least one character in the first part.
    private static func cut(_ word: String, at width: Int) -> (String, String) {
        var head = ""
        for character in word {
            let longer = head + String(character)
            if !head.isEmpty, TerminalText.displayWidth(longer) > width { break }
            head = longer
        }
        return (head, String(word.dropFirst(head.count)))
    }

    /// `other` below.
    mutating func add(_ other: PictureBlock, _ flow: PictureFlow, _ alignment: PictureAlignment = .leading) {
        lines += other.widened(to: width, flow, alignment).lines
    }

    mutating func add(line: String) { lines.append(line) }

    /// The same in more columns.
    func widened(
        to wider: Int, _ flow: PictureFlow, _ alignment: PictureAlignment = .leading
    ) -> PictureBlock {
        guard wider > width else { return self }
        let room = wider - width
        let before =
            switch alignment {
            case .leading: 0
            case .center: room / 2
            case .trailing: room
            }
        return PictureBlock(
            width: wider,
            lines: lines.map { flow.join(PictureFlow.blanks(before), $0, PictureFlow.blanks(room - before)) })
    }

    /// Blocks side by side, the first where reading begins; those that are shorter are filled up below.
    static func beside(_ blocks: [PictureBlock], _ flow: PictureFlow) -> PictureBlock {
        let height = blocks.map(\.lines.count).max() ?? 0
        let lines = (0..<height).map { row in
            flow.join(blocks.map { row < $0.lines.count ? $0.lines[row] : PictureFlow.blanks($0.width) })
        }
        return PictureBlock(width: blocks.reduce(0) { $0 + $1.width }, lines: lines)
    }

    /// Every line styled.
    func painted(_ paint: (String) -> String) -> PictureBlock {
        PictureBlock(width: width, lines: lines.map(paint))
    }
}

/// Where something stands in more room than it takes, in the direction of reading.
enum PictureAlignment {
    case leading, center, trailing
}

/// The direction in which a picture is read. Columns are put in the order in which they are seen, so that a terminal that
/// reorders text and one that does not show the same; what could reorder stands in isolates.
struct PictureFlow: Equatable {
    let direction: TextDirection

    static func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

    /// The parts in the order of reading.
    func join(_ parts: String...) -> String { join(parts) }
    func join(_ parts: [String]) -> String {
        direction == .rightToLeft ? parts.reversed().joined() : parts.joined()
    }

    func pad(_ line: String, to width: Int) -> String {
        join(line, Self.blanks(width - TerminalText.displayWidth(line)))
    }

    func isolate(_ text: String) -> String { TerminalText.isolateText(text, in: direction) }
}
