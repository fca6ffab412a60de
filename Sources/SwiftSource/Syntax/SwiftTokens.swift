internal import SwiftParser
internal import SwiftSyntax

/// The tokens of a piece of Swift, which need not be a whole statement.
public enum SwiftTokens {
    /// The tokens of `text` in order. White space and comments leave no trace; the contents of a string count to the
    /// letter. Any text has tokens, what is not Swift too; one that nests beyond all reason is split into words and marks.
    public static func of(_ text: String) -> [SwiftToken] { parsed(text) ?? plain(text) }

    /// The tokens of `text` as Swift's own parser finds them; nil where `text` has more than `limit` UTF-8 bytes or nests
    /// beyond all reason.
    public static func parsed(_ text: String, limit: Int = .max) -> [SwiftToken]? {
        guard text.utf8.count <= limit, let tree = ParsedSource.tree(of: text) else { return nil }
        return tree.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard token.tokenKind != .endOfFile, !token.text.isEmpty else { return nil }
            return SwiftToken(
                kind: kind(of: token.tokenKind), text: token.text,
                offset: token.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }

    /// `text` split into words and marks. Comments are no comments here.
    public static func plain(_ text: String) -> [SwiftToken] { PlainTokens.of(text) }

    /// For each of `offsets` (UTF-8 bytes from the start, ascending) whether what stands there is a letter in a string, a
    /// comment or a regex literal, and no token: there white space counts. All false where `source` is not parsed.
    public static func standInText(_ offsets: [Int], of source: String) -> [Bool] {
        let mayHoldText = source.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "/") }
        guard mayHoldText, let tokens = parsed(source) else { return offsets.map { _ in false } }
        var rest = tokens[...]
        return offsets.map { offset in
            rest = rest.drop { $0.end <= offset }
            guard let token = rest.first, token.offset <= offset else { return true }
            return token.kind == .stringText || token.kind == .regexText
        }
    }

    private static func kind(of token: TokenKind) -> SwiftToken.Kind {
        switch token {
        case .keyword: .keyword
        case .identifier, .dollarIdentifier: .identifier
        case .integerLiteral, .floatLiteral: .number
        case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter: .quote
        case .stringSegment: .stringText
        case .regexLiteralPattern: .regexText
        default: .mark
        }
    }
}
