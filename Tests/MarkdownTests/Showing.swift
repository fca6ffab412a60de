import Markdown

/// Writes what is not seen by its name, so that expected lines can be read.
enum Showing {
    private static let names: [(Character, String)] = [
        ("\u{1B}", "⟨ESC⟩"), ("\u{200E}", "⟨LRM⟩"), ("\u{200F}", "⟨RLM⟩"), ("\u{2066}", "⟨LRI⟩"),
        ("\u{2068}", "⟨FSI⟩"), ("\u{2069}", "⟨PDI⟩"),
    ]

    static func show(_ text: String) -> String {
        var scalars = ""
        for scalar in text.unicodeScalars {
            scalars += names.first { $0.0.unicodeScalars.first == scalar }?.1 ?? String(scalar)
        }
        return scalars
    }
}

/// Finds a keyword, a string and a comment, enough to see where colours go.
func sampleHighlight(_ code: String, _ language: String) -> [StyledSpan] {
    guard language == "swift" else { return [] }
    let patterns: [(Regex<Substring>, StyledSpan.Kind)] = [
        (/let|struct|var|func/, .keyword), (/"[^"]*"/, .string), (/\/\*(?:.|\n)*?\*\/|\/\/[^\n]*/, .comment),
    ]
    return patterns.flatMap { pattern, kind in
        code.matches(of: pattern).map { match in
            let start = code.utf8.distance(from: code.startIndex, to: match.range.lowerBound)
            let end = code.utf8.distance(from: code.startIndex, to: match.range.upperBound)
            return StyledSpan(range: start..<end, kind: kind)
        }
    }
}
