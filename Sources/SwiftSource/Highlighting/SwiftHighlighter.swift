/// Finds what to colour in Swift source by the shape of its lexemes: nothing is parsed and no name looked up, so that
/// fragments do as well, and a page of code takes some microseconds (SwiftParser takes milliseconds for it, cold).
public enum SwiftHighlighter {
    /// The spans of `source`, ascending, apart from one another. Text in no span is plain.
    public static func spans(of source: String) -> [HighlightSpan] {
        let bytes = Array(source.utf8)
        let lexemes = SwiftScanner.lexemes(of: bytes)
        var spans: [HighlightSpan] = []
        for (index, lexeme) in lexemes.enumerated() {
            let previous = index > 0 ? lexemes[index - 1] : nil
            guard let kind = kind(of: lexeme, after: previous, in: bytes) else { continue }
            if let last = spans.last, last.kind == kind, last.range.upperBound == lexeme.range.lowerBound {
                spans[spans.count - 1].range = last.range.lowerBound..<lexeme.range.upperBound
            } else {
                spans.append(HighlightSpan(range: lexeme.range, kind: kind))
            }
        }
        return PlaceholderSpans.added(to: spans, in: bytes)
    }

    private static func kind(of lexeme: Lexeme, after previous: Lexeme?, in bytes: [UInt8]) -> HighlightKind? {
        switch lexeme.kind {
        case .string: .string
        case .number: .number
        case .comment: .comment
        case .attribute: .attribute
        case .directive: .directive
        case .placeholder: .placeholder
        case .mark: nil
        case .word: kind(ofWord: lexeme, isMember: isMember(previous, in: bytes), in: bytes)
        }
    }

    private static func isMember(_ previous: Lexeme?, in bytes: [UInt8]) -> Bool {
        previous.map { $0.kind == .mark && bytes[$0.range.lowerBound] == UInt8(ascii: ".") } ?? false
    }

    private static func kind(ofWord lexeme: Lexeme, isMember: Bool, in bytes: [UInt8]) -> HighlightKind? {
        let word = String(decoding: bytes[lexeme.range], as: UTF8.self)
        let end = lexeme.range.upperBound
        if isMember {
            if word == "self" || word == "init" { return .keyword }
        } else if SwiftKeyword.isReserved(word) || isContextual(word, before: end, in: bytes) {
            return .keyword
        }
        if word.hasPrefix("$") && word.dropFirst().allSatisfy(\.isNumber) { return .keyword }
        if word.first?.isUppercase == true { return .type }
        return end < bytes.count && bytes[end] == UInt8(ascii: "(") ? .call : nil
    }

    /// Words such as `set` or `some` are keywords only before another word, a brace or an arrow.
    private static func isContextual(_ word: String, before end: Int, in bytes: [UInt8]) -> Bool {
        guard SwiftKeyword.isContextual(word) else { return false }
        guard let next = bytes[end...].first(where: { $0 != UInt8(ascii: " ") }) else { return false }
        let isArrowOrBrace = next == UInt8(ascii: "{") || next == UInt8(ascii: "-") || next == UInt8(ascii: "@")
        return isArrowOrBrace || SwiftScanner.isWordByte(next)
    }
}
