import Markdown
import SwiftSource

/// Which parts of a code block stand out.
enum CodeColours {
    /// Those of Swift code, and the blanks of a template in any language.
    @Sendable static func spans(_ code: String, _ language: String) -> [StyledSpan] {
        let blanks = blankSpans(in: Array(code.utf8))
        guard language == "swift" else { return blanks }
        let spans = SwiftHighlighter.spans(of: code).compactMap { span in
            kind(span.kind).map { StyledSpan(range: span.range, kind: $0) }
        }
        let places = Set(blanks.map(\.range.lowerBound))
        let others = spans.filter { !places.contains($0.range.lowerBound) }
        return (others + blanks).sorted { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The blanks of a template: `__1__`.
    private static func blankSpans(in code: [UInt8]) -> [StyledSpan] {
        let bar = UInt8(ascii: "_")
        var spans: [StyledSpan] = []
        var position = 0
        while position + 4 < code.count {
            guard code[position] == bar, code[position + 1] == bar else {
                position += 1
                continue
            }
            var end = position + 2
            while end < code.count, (0x30...0x39).contains(code[end]) { end += 1 }
            if end > position + 2, end + 1 < code.count, code[end] == bar, code[end + 1] == bar {
                spans.append(StyledSpan(range: position..<end + 2, kind: .placeholder))
                end += 2
            }
            position = end
        }
        return spans
    }

    /// Nil for what is left as it is.
    private static func kind(_ kind: HighlightKind) -> StyledSpan.Kind? {
        switch kind {
        case .call: nil
        case .directive: .attribute
        case .keyword: .keyword
        case .type: .type
        case .string: .string
        case .number: .number
        case .comment: .comment
        case .attribute: .attribute
        }
    }
}
