/// The tokens of a text that SwiftParser must not see.
enum ScannedTokens {
    /// The lexemes of `text` but its comments; a string is one token with its quotes.
    static func of(_ text: String) -> [SwiftToken] {
        let bytes = Array(text.utf8)
        return SwiftScanner.lexemes(of: bytes).compactMap { lexeme in
            guard lexeme.kind != .comment else { return nil }
            let text = String(decoding: bytes[lexeme.range], as: UTF8.self)
            return SwiftToken(kind: kind(of: lexeme.kind), text: text, offset: lexeme.range.lowerBound)
        }
    }

    private static func kind(of kind: Lexeme.Kind) -> SwiftToken.Kind {
        switch kind {
        case .word, .attribute, .directive, .placeholder: .identifier
        case .number: .number
        case .string: .stringText
        case .mark, .comment: .mark
        }
    }
}
