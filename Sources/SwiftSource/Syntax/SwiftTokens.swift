internal import SwiftParser
internal import SwiftSyntax

/// The tokens of a piece of Swift, which need not be a whole statement.
public enum SwiftTokens {
    /// The tokens of `text` in order. White space and comments leave no trace; the contents of a string count to the
    /// letter. Any text has tokens, what is not Swift too; one that nests beyond all reason is split into words and marks.
    public static func of(_ text: String) -> [SwiftToken] {
        guard let tree = ParsedSource.tree(of: text) else { return PlainTokens.of(text) }
        return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard token.tokenKind != .endOfFile, !token.text.isEmpty else { return nil }
            return SwiftToken(
                kind: kind(of: token.tokenKind), text: token.text,
                offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }

    /// Whether what would be written after `text` stood inside a string, outside its interpolations.
    public static func endsInString(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "\"")) && of(text + "x").last?.kind == .stringText
    }

    private static func kind(of token: TokenKind) -> SwiftToken.Kind {
        switch token {
        case .keyword: .keyword
        case .identifier, .dollarIdentifier: .identifier
        case .integerLiteral, .floatLiteral: .number
        case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter: .quote
        case .stringSegment: .stringText
        default: .mark
        }
    }
}
