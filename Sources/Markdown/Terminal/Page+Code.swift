extension Page {
    /// Code stands four columns in, each line as long as it is.
    mutating func addCode(_ code: CodeBlock, _ margin: inout Margin) {
        let bytes = Array(code.text.utf8)
        let spans = renderer.style == .colour ? renderer.highlight(code.text, code.language) : []
        var lines = CodeLines(bytes: bytes, spans: spans)
        while let line = lines.next() {
            let isSetApart = renderer.direction == .rightToLeft || line.holdsRightToLeft(line.fragments)
            addLine(&margin, mark: isSetApart ? BidiMark.leftToRight : "") { page in
                guard !line.fragments.isEmpty else { return }
                page.write(isSetApart ? "    " + BidiMark.isolateLeftToRight : "    ")
                page.write(line.fragments, of: line)
                if isSetApart { page.write(BidiMark.endIsolate) }
            }
        }
    }
}

/// The lines of a code block, each with the spans that are in it.
struct CodeLines {
    let bytes: [UInt8]
    /// Ascending, none overlapping another, all within `bytes`.
    private let spans: ArraySlice<StyledSpan>
    private var position = 0
    private var nextSpan: Int

    init(bytes: [UInt8], spans: [StyledSpan]) {
        self.bytes = bytes
        self.spans = Self.sound(spans, count: bytes.count)[...]
        nextSpan = 0
    }

    /// The next line without its end; nil after the last.
    mutating func next() -> StyledText? {
        guard position < bytes.count else { return nil }
        let end = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
        var text = StyledText()
        while position < end {
            let (segment, style) = segment(before: end)
            text.append(Self.untabbed(bytes[segment]), style, keepingSpaces: true)
            position = segment.upperBound
        }
        position = end + 1
        return text
    }

    /// What stands at `position` in one style.
    private mutating func segment(before end: Int) -> (Range<Int>, TextStyle) {
        while nextSpan < spans.count, spans[nextSpan].range.upperBound <= position { nextSpan += 1 }
        guard nextSpan < spans.count, spans[nextSpan].range.lowerBound < end else { return (position..<end, []) }
        let span = spans[nextSpan]
        if span.range.lowerBound > position { return (position..<span.range.lowerBound, []) }
        return (position..<min(end, span.range.upperBound), span.kind.style)
    }

    private static func untabbed(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.flatMap { $0 == 0x09 ? [0x20, 0x20, 0x20, 0x20] : [$0] }, as: UTF8.self)
    }

    private static func sound(_ spans: [StyledSpan], count: Int) -> [StyledSpan] {
        var end = 0
        return spans.sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { span in
            guard span.range.lowerBound >= end, span.range.upperBound <= count, !span.range.isEmpty else {
                return false
            }
            end = span.range.upperBound
            return true
        }
    }
}
