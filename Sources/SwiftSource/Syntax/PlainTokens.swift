/// The tokens of a text that SwiftParser must not see: runs of letters, digits and `_`, and every other mark by itself.
enum PlainTokens {
    static func of(_ text: String) -> [SwiftToken] {
        var tokens: [SwiftToken] = []
        var offset = 0
        var word = ""
        for scalar in text.unicodeScalars {
            let isWord = scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
            if isWord {
                word.unicodeScalars.append(scalar)
            } else {
                finish(&word, at: offset, &tokens)
                if !scalar.properties.isWhitespace {
                    tokens.append(SwiftToken(kind: .mark, text: String(scalar), offset: offset))
                }
            }
            offset += UTF8.width(scalar)
        }
        finish(&word, at: offset, &tokens)
        return tokens
    }

    private static func finish(_ word: inout String, at end: Int, _ tokens: inout [SwiftToken]) {
        guard !word.isEmpty else { return }
        tokens.append(SwiftToken(kind: .identifier, text: word, offset: end - word.utf8.count))
        word = ""
    }
}
