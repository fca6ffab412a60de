/// Code as typed, made fit to compare.
enum CodeText {
    /// `text` with line ends as `\n`, no-break and other odd spaces as plain ones, and without marks that cannot be seen;
    /// what stands between straight double quotes is left as it is.
    static func cleaned(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var quotes = QuoteTracker()
        var follows: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            let isInString = quotes.isInString(at: scalar)
            if scalar == "\n" && follows == "\r" {
                follows = scalar
                continue
            }
            follows = scalar
            if scalar == "\r" {
                result.append("\n")
            } else if let kept = kept(scalar, isInString) {
                result.append(kept)
            }
        }
        return String(result)
    }

    private static func kept(_ scalar: Unicode.Scalar, _ isInString: Bool) -> Unicode.Scalar? {
        if isInString || scalar.isASCII { return scalar }
        if CleanScalars.isInvisible(scalar) { return nil }
        return scalar.properties.isWhitespace ? " " : scalar
    }

    /// Whether a curly quote stands in `text` outside straight double quotes.
    static func hasCurlyQuotes(_ text: String) -> Bool {
        var quotes = QuoteTracker()
        return text.unicodeScalars.contains { scalar in
            !quotes.isInString(at: scalar) && QuoteShape.straight(scalar) != nil
        }
    }

    /// `text` without white space at its ends.
    static func trimmed(_ text: String) -> String {
        let start = text.drop(while: \.isWhitespace)
        return String(
            start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex))
    }
}

/// Follows straight double quotes through a text, scalar by scalar.
private struct QuoteTracker {
    private var isOpen = false
    private var isEscaped = false

    /// Whether `scalar` stands between quotes; the quotes themselves do not.
    mutating func isInString(at scalar: Unicode.Scalar) -> Bool {
        if scalar == "\"" && !isEscaped {
            isOpen.toggle()
            return false
        }
        isEscaped = isOpen && scalar == "\\" && !isEscaped
        return isOpen
    }
}
