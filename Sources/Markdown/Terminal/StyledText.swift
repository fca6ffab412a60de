/// A paragraph before it is cut into lines: words, each of one or more fragments, each fragment of one run.
struct StyledText {
    private(set) var bytes: [UInt8] = []
    private(set) var runs: [Run] = []
    private(set) var fragments: [Fragment] = []
    private var spaces = 0
    private var isAfterBreak = false

    /// A stretch of text in one style. What is isolated does not move what stands around it.
    struct Run: Equatable {
        var style: TextStyle
        var isolate: Isolate
    }

    /// The direction of a stretch set apart; `none` where it is not.
    enum Isolate { case none, leftToRight, byFirstStrong }

    /// A part of a word that belongs to one run.
    struct Fragment {
        /// In `bytes`.
        var range: Range<Int>
        /// In columns.
        var width: Int
        var run: Int
        /// How many spaces stand before it; without any it clings to the fragment before.
        var spaces: Int
        /// Whether a new line is wanted before it.
        var startsLine: Bool
        /// Whether it goes on with the code of the fragment before, which stays in a line with it where it can.
        var continuesCode: Bool
    }

    /// The width in one line; lines that are wanted apart count as one.
    var width: Int { fragments.reduce(0) { $0 + $1.width + $1.spaces } }

    /// Whether anything in `line` is written from right to left.
    func holdsRightToLeft(_ line: [Fragment]) -> Bool {
        line.contains { String(decoding: bytes[$0.range], as: UTF8.self).holdsRightToLeft }
    }

    /// Appends `text` as a run of its own, cleaned. Runs of white space are one space, unless `keepingSpaces`.
    mutating func append(
        _ text: String, _ style: TextStyle = [], isolate: Isolate = .none, keepingSpaces: Bool = false,
        stayingInLine: Bool = false
    ) {
        let start = fragments.count + 1
        defer {
            if stayingInLine {
                for place in fragments.indices.dropFirst(start) { fragments[place].continuesCode = true }
            }
        }
        let run = Run(style: style, isolate: isolate)
        if isolate != .none || runs.last != run { runs.append(run) }
        var text = text
        text.withUTF8 { append($0, keepingSpaces: keepingSpaces) }
    }

    /// A space between what was appended and what will be.
    mutating func appendSpace() { spaces = max(spaces, 1) }

    /// A new line.
    mutating func appendBreak() {
        isAfterBreak = true
        spaces = 0
    }

    private mutating func append(_ text: UnsafeBufferPointer<UInt8>, keepingSpaces: Bool) {
        var position = 0
        while position < text.count {
            if Self.isSpace(text[position]) {
                spaces = keepingSpaces ? spaces + 1 : 1
                position += 1
                continue
            }
            var end = position
            var isPlain = true
            while end < text.count, !Self.isSpace(text[end]) {
                if text[end] < 0x20 || text[end] >= 0x7F { isPlain = false }
                end += 1
            }
            appendFragment(UnsafeBufferPointer(rebasing: text[position..<end]), isPlain: isPlain, inCode: keepingSpaces)
            position = end
        }
    }

    private mutating func appendFragment(_ word: UnsafeBufferPointer<UInt8>, isPlain: Bool, inCode: Bool) {
        let start = bytes.count
        var width = word.count
        if isPlain { bytes.append(contentsOf: word) } else { width = appendCleaned(word, inCode: inCode) }
        guard bytes.count > start else { return }
        fragments.append(
            Fragment(
                range: start..<bytes.count, width: width, run: runs.count - 1, spaces: spaces, startsLine: isAfterBreak,
                continuesCode: false)
        )
        spaces = 0
        isAfterBreak = false
    }

    /// The width of what was appended.
    private mutating func appendCleaned(_ word: UnsafeBufferPointer<UInt8>, inCode: Bool) -> Int {
        var meter = WidthMeter()
        for scalar in String(decoding: word, as: UTF8.self).unicodeScalars {
            guard let seen = inCode ? Visible.formInCode(of: scalar) : Visible.form(of: scalar) else { continue }
            bytes.append(contentsOf: UTF8.encode(seen) ?? UTF8.encodedReplacementCharacter)
            meter.add(seen)
        }
        return meter.width
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A }
}
