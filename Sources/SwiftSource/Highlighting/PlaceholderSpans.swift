/// Blanks of a template, `{{0}}`, which are no Swift.
enum PlaceholderSpans {
    /// `spans` with the blanks of `source` in place of what they cover.
    static func added(to spans: [HighlightSpan], in source: [UInt8]) -> [HighlightSpan] {
        let blanks = ranges(in: source)
        guard !blanks.isEmpty else { return spans }
        var result = spans.flatMap { span in
            pieces(of: span.range, without: blanks).map { HighlightSpan(range: $0, kind: span.kind) }
        }
        result += blanks.map { HighlightSpan(range: $0, kind: .placeholder) }
        return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    private static func pieces(of range: Range<Int>, without blanks: [Range<Int>]) -> [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start = range.lowerBound
        for blank in blanks where blank.overlaps(range) {
            if blank.lowerBound > start { pieces.append(start..<blank.lowerBound) }
            start = max(start, blank.upperBound)
        }
        if start < range.upperBound { pieces.append(start..<range.upperBound) }
        return pieces
    }

    /// Where two braces, digits and two braces stand together.
    private static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var index = 0
        while index + 4 < bytes.count {
            if let end = endOfBlank(in: bytes, from: index) {
                found.append(index..<end)
                index = end
            } else {
                index += 1
            }
        }
        return found
    }

    private static func endOfBlank(in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "{"), bytes[start + 1] == UInt8(ascii: "{") else { return nil }
        var index = start + 2
        while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) { index += 1 }
        guard index > start + 2, index + 1 < bytes.count else { return nil }
        guard bytes[index] == UInt8(ascii: "}"), bytes[index + 1] == UInt8(ascii: "}") else { return nil }
        return index + 2
    }
}
