/// Cuts paragraphs into lines.
enum LineBreaker {
    typealias Fragment = StyledText.Fragment

    /// The lines of `text`, none wider than `width` columns (at least 2). Lines end between words, and inside code only
    /// where it is wider than a line, since a command to be copied must stay whole; a word is cut only where it is wider
    /// than a line, and never inside a character.
    static func lines(of text: StyledText, width: Int) -> [[Fragment]] {
        var lines = Lines(width: max(2, width))
        for group in groups(of: text.fragments[...], by: { isBreak(before: $0) && !$0.continuesCode }) {
            let groupWidth = group.reduce(0) { $0 + $1.width + $1.spaces } - (group.first?.spaces ?? 0)
            for word in groupWidth <= width ? [group] : groups(of: group, by: isBreak) { lines.add(word, of: text) }
        }
        return lines.all
    }

    /// The stretches of `fragments` that begin where `isStart` says.
    private static func groups(
        of fragments: ArraySlice<Fragment>, by isStart: (Fragment) -> Bool
    ) -> [ArraySlice<Fragment>] {
        var groups: [ArraySlice<Fragment>] = []
        var start = fragments.startIndex
        while start < fragments.endIndex {
            var end = start + 1
            while end < fragments.endIndex, !isStart(fragments[end]) { end += 1 }
            groups.append(fragments[start..<end])
            start = end
        }
        return groups
    }

    private static func isBreak(before fragment: Fragment) -> Bool { fragment.spaces > 0 || fragment.startsLine }
}

/// Lines filled so far.
private struct Lines {
    typealias Fragment = StyledText.Fragment

    let width: Int
    private var done: [[Fragment]] = []
    private var current: [Fragment] = []
    private var column = 0

    init(width: Int) { self.width = width }

    var all: [[Fragment]] { current.isEmpty ? done : done + [current] }

    mutating func add(_ word: ArraySlice<Fragment>, of text: StyledText) {
        guard let first = word.first else { return }
        let wordWidth = word.reduce(-first.spaces) { $0 + $1.width + $1.spaces }
        if !current.isEmpty, first.startsLine || column + first.spaces + wordWidth > width { startLine() }
        if wordWidth <= width {
            for fragment in word { place(fragment) }
        } else {
            for fragment in word { placeInParts(fragment, of: text) }
        }
    }

    private mutating func startLine() {
        done.append(current)
        current = []
        column = 0
    }

    private mutating func place(_ fragment: Fragment) {
        var fragment = fragment
        // Spaces at the beginning of a line are those that the break stands for, unless the source wants the line.
        if current.isEmpty, !fragment.startsLine || fragment.spaces >= width { fragment.spaces = 0 }
        current.append(fragment)
        column += fragment.spaces + fragment.width
    }

    private mutating func placeInParts(_ fragment: Fragment, of text: StyledText) {
        var part = fragment
        part.range = fragment.range.lowerBound..<fragment.range.lowerBound
        part.width = 0
        if current.isEmpty { part.spaces = 0 }
        for character in String(decoding: text.bytes[fragment.range], as: UTF8.self) {
            let characterWidth = TerminalText.displayWidth(String(character))
            if column + part.spaces + part.width + characterWidth > width, part.width > 0 || !current.isEmpty {
                if part.width > 0 { place(part) }
                startLine()
                part = Fragment(
                    range: part.range.upperBound..<part.range.upperBound, width: 0, run: fragment.run, spaces: 0,
                    startsLine: false, continuesCode: fragment.continuesCode)
            }
            part.range = part.range.lowerBound..<part.range.upperBound + character.utf8.count
            part.width += characterWidth
        }
        if !part.range.isEmpty { place(part) }
    }
}
