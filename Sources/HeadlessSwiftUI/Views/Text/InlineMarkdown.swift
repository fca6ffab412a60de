/// The marks of inline Markdown in a literal are looks, not text: `**bold**` shows "bold".
enum InlineMarkdown {
    static func stripped(_ text: String) -> String {
        guard
            text.utf8.contains(where: {
                $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "~")
            })
        else { return text }
        var result = text
        for mark in ["***", "**", "~~", "`", "*"] { result = withoutPairs(of: mark, in: result) }
        return withoutLinks(result)
    }

    private static func withoutPairs(of mark: String, in text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let open = rest.firstRange(of: mark) {
            let inner = rest[open.upperBound...]
            guard let close = inner.firstRange(of: mark), close.lowerBound > inner.startIndex,
                inner.first?.isWhitespace == false, inner[..<close.lowerBound].last?.isWhitespace == false
            else {
                result += rest[..<open.upperBound]
                rest = inner
                continue
            }
            result += rest[..<open.lowerBound] + inner[..<close.lowerBound]
            rest = inner[close.upperBound...]
        }
        return result + rest
    }

    private static func withoutLinks(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let open = rest.firstIndex(of: "[") {
            let inner = rest[rest.index(after: open)...]
            guard let middle = inner.firstRange(of: "]("), let end = inner[middle.upperBound...].firstIndex(of: ")")
            else { break }
            result += rest[..<open] + inner[..<middle.lowerBound]
            rest = inner[inner.index(after: end)...]
        }
        return result + rest
    }
}
