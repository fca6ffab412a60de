internal import CourseModel

/// A template taken apart at its placeholders.
///
/// `{{` and `}}` around digits are a placeholder. What only looks like one, with white space, letters or nothing
/// between the braces or with a brace missing, is malformed; any other `{{` is code.
struct TemplateText {
    /// Text and blanks by turns.
    private(set) var parts: [TemplatePart] = []
    private(set) var placeholders: [Placeholder] = []

    /// One placeholder, or what looks like one.
    struct Placeholder: Equatable {
        /// Nil where it is malformed.
        var index: Int?
        var text: String
        /// In the template, from 1, columns in Unicode scalars.
        var line, column: Int
    }

    init(_ template: String) {
        var text = String.UnicodeScalarView()
        var rest = template.unicodeScalars[...]
        var (line, column) = (1, 1)
        while let scalar = rest.first {
            if let found = Self.placeholder(at: rest, line: line, column: column) {
                placeholders.append(found)
                if let index = found.index {
                    if !text.isEmpty { parts.append(.text(String(text))) }
                    text = String.UnicodeScalarView()
                    parts.append(.blank(index))
                } else {
                    text.append(contentsOf: found.text.unicodeScalars)
                }
                let length = found.text.unicodeScalars.count
                rest = rest.dropFirst(length)
                column += length
                continue
            }
            text.append(scalar)
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
            rest = rest.dropFirst()
        }
        if !text.isEmpty { parts.append(.text(String(text))) }
    }

    private static func placeholder(
        at rest: Substring.UnicodeScalarView, line: Int, column: Int
    ) -> Placeholder? {
        guard rest.starts(with: "{{".unicodeScalars) else { return nil }
        let inner = rest.dropFirst(2).prefix {
            $0 == " " || $0 == "-" || $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil
        }
        let after = rest.dropFirst(2 + inner.count)
        let name = String(String.UnicodeScalarView(inner))
        let digits = name.utf8.allSatisfy(\.isDigit) && !name.isEmpty
        if after.starts(with: "}}".unicodeScalars) {
            let index = digits && (name == "0" || !name.hasPrefix("0")) ? Int(name) : nil
            return Placeholder(index: index, text: "{{\(name)}}", line: line, column: column)
        }
        let number = String(name.prefix { $0.isASCII && $0.isNumber })
        guard !number.isEmpty else { return nil }
        let ending = digits && after.first == "}" ? "}" : ""
        return Placeholder(index: nil, text: "{{\(number)\(ending)", line: line, column: column)
    }
}
