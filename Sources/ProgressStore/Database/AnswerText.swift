/// The texts of an answer as one text: each part as its length in UTF-8 bytes, a colon and the part itself.
enum AnswerText {
    static func encode(_ parts: [String]) -> String {
        parts.map { "\($0.utf8.count):\($0)" }.joined()
    }

    /// Nil where `text` was not made by `encode`.
    static func decode(_ text: String) -> [String]? {
        var parts: [String] = []
        var rest = text.utf8[...]
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            guard let length = Int(Substring(rest[..<colon])), length >= 0 else { return nil }
            let start = rest.index(after: colon)
            guard let end = rest.index(start, offsetBy: length, limitedBy: rest.endIndex),
                let part = String(rest[start..<end])
            else { return nil }
            parts.append(part)
            rest = rest[end...]
        }
        return rest.isEmpty ? parts : nil
    }
}
