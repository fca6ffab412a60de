internal import CourseModel

/// The value that begins on a line: what stands after the indentation, the dashes and the key.
struct ValueStart {
    /// Where it begins.
    var position: TextPosition
    /// From there to the line's end.
    var rest: ArraySlice<UInt8>

    /// The bytes of the line from `position` on.
    static func rest(of source: SourceText, at position: TextPosition) -> ArraySlice<UInt8> {
        source.line(position.line)[source.offset(of: position)...]
    }

    init?(line number: Int, in source: SourceText) {
        let line = source.line(number)
        var rest = line.drop { $0 == 0x20 || $0 == 0x09 }
        while rest.starts(with: "- ".utf8) { rest = rest.dropFirst(2).drop { $0 == 0x20 } }
        if let afterKey = Self.afterKey(rest) { rest = afterKey }
        guard !rest.isEmpty else { return nil }
        self.rest = rest
        position = source.position(of: rest.startIndex)
    }

    /// What follows `key: `; nil where the line does not begin so.
    static func afterKey(_ rest: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        let key = rest.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
        guard !key.isEmpty, rest.dropFirst(key.count).starts(with: ": ".utf8) else { return nil }
        return rest.dropFirst(key.count + 2).drop { $0 == 0x20 }
    }

    /// The sign at the beginning for which the value would have to stand in quotes; nil where it begins well.
    var reservedSign: String? {
        guard let first = rest.first else { return nil }
        let second = rest.dropFirst().first
        let isAlone = second == nil || second == 0x20
        switch first {
        case UInt8(ascii: "`"), UInt8(ascii: "@"), UInt8(ascii: "%"), UInt8(ascii: ","), UInt8(ascii: "]"),
            UInt8(ascii: "}"),
            UInt8(ascii: "*"), UInt8(ascii: "&"), UInt8(ascii: "!"):
            return String(UnicodeScalar(first))
        case UInt8(ascii: "-"), UInt8(ascii: "?"): return isAlone ? String(UnicodeScalar(first)) : nil
        case UInt8(ascii: "|"), UInt8(ascii: ">"): return isBlockHeader ? nil : String(UnicodeScalar(first))
        case UInt8(ascii: "{"): return second == first ? "{{" : goesOnAfter("}") ? "{" : nil
        case UInt8(ascii: "["): return goesOnAfter("]") ? "[" : nil
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return goesOnAfterQuote(first) ? String(UnicodeScalar(first)) : nil
        default: return nil
        }
    }

    /// `|`, `>-`, `|2` and the like, with nothing but a comment after them.
    private var isBlockHeader: Bool {
        let after = rest.dropFirst().drop { $0.isDigit || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
        let content = after.drop { $0 == 0x20 }
        return content.isEmpty || content.first == UInt8(ascii: "#") && content.startIndex > after.startIndex
    }

    /// Whether text follows the closing bracket on the same line.
    private func goesOnAfter(_ closing: Character) -> Bool {
        let open = rest.first
        var depth = 0
        for (offset, byte) in zip(rest.indices, rest) {
            if byte == open { depth += 1 }
            if byte == closing.asciiValue { depth -= 1 }
            if depth == 0 { return isText(rest[(offset + 1)...]) }
        }
        return false
    }

    private func goesOnAfterQuote(_ quote: UInt8) -> Bool {
        var isEscaped = false
        for (offset, byte) in zip(rest.indices, rest).dropFirst() {
            if isEscaped { isEscaped = false; continue }
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { isEscaped = true; continue }
            if byte == quote { return isText(rest[(offset + 1)...]) }
        }
        return false
    }

    private func isText(_ after: ArraySlice<UInt8>) -> Bool {
        guard let first = after.first(where: { $0 != 0x20 }) else { return false }
        return !"#,]}:".utf8.contains(first)
    }
}
