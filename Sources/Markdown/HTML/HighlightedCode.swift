/// Code with its parts in elements that a stylesheet colours: `<span class="keyword">`.
public enum HighlightedCode {
    /// `spans` are UTF-8 offsets in `code`; what overlaps an earlier one, or is no range of `code`, is left as it is.
    public static func html(_ code: String, _ spans: [StyledSpan]) -> String {
        html(code, spans, in: 0..<code.utf8.count)
    }

    /// The stretch at `stretch`, with those of `spans` that lie in it whole.
    public static func html(_ code: String, _ spans: [StyledSpan], in stretch: Range<Int>) -> String {
        let bytes = code.utf8
        func text(_ range: Range<Int>) -> String {
            let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
            let end = bytes.index(start, offsetBy: range.count)
            return HTMLText.escapedCode(String(decoding: bytes[start..<end], as: UTF8.self))
        }
        var result = ""
        var done = stretch.lowerBound
        for span in spans where span.range.lowerBound >= done && span.range.upperBound <= stretch.upperBound {
            result += text(done..<span.range.lowerBound)
            result += "<span class=\"\(span.kind.name)\">\(text(span.range))</span>"
            done = span.range.upperBound
        }
        return result + text(done..<stretch.upperBound)
    }
}

extension StyledSpan.Kind {
    /// The class of its elements.
    var name: String {
        switch self {
        case .keyword: "keyword"
        case .type: "type"
        case .string: "string"
        case .number: "number"
        case .comment: "comment"
        case .attribute: "attribute"
        case .placeholder: "placeholder"
        }
    }
}
