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
            let digits = Substring(rest[..<colon])
            rest = rest[rest.index(after: colon)...]
            // A length beyond the text must not be asked for: the index would overflow.
            guard let length = Int(digits), String(length) == digits, (0...rest.count).contains(length),
                let part = String(rest.prefix(length))
            else { return nil }
            parts.append(part)
            rest = rest.dropFirst(length)
        }
        return rest.isEmpty ? parts : nil
    }
}
