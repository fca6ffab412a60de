internal import SwiftParser
internal import SwiftSyntax

/// Finds what to colour in Swift source by the shape of its tokens: no names are looked up, so fragments do as well.
public enum SwiftHighlighter {
    /// The spans of `source`, ascending, apart from one another. Text in no span is plain; so is all of one that nests
    /// beyond all reason.
    public static func spans(of source: String) -> [HighlightSpan] {
        guard let tree = ParsedSource.tree(of: source) else { return [] }
        var painter = HighlightPainter()
        let tokens = Array(tree.tokens(viewMode: .sourceAccurate))
        for (index, token) in tokens.enumerated() {
            painter.paintComments(of: token.leadingTrivia, from: token.position.utf8Offset)
            painter.paint(token, after: index > 0 ? tokens[index - 1] : nil, before: next(after: index, in: tokens))
            painter.paintComments(of: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
        }
        return painter.spans
    }

    private static func next(after index: Int, in tokens: [TokenSyntax]) -> TokenSyntax? {
        index + 1 < tokens.count ? tokens[index + 1] : nil
    }
}

/// Collects spans, joining what touches and looks alike.
private struct HighlightPainter {
    var spans: [HighlightSpan] = []

    mutating func paint(_ token: TokenSyntax, after previous: TokenSyntax?, before next: TokenSyntax?) {
        guard let kind = HighlightPainter.kind(of: token, after: previous, before: next) else { return }
        let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
        add(start..<token.endPositionBeforeTrailingTrivia.utf8Offset, kind)
    }

    mutating func paintComments(of trivia: Trivia, from offset: Int) {
        var offset = offset
        for piece in trivia {
            let end = offset + piece.sourceLength.utf8Length
            if piece.isComment { add(offset..<end, .comment) }
            offset = end
        }
    }

    private mutating func add(_ range: Range<Int>, _ kind: HighlightKind) {
        guard !range.isEmpty else { return }
        guard let last = spans.last, last.kind == kind, last.range.upperBound == range.lowerBound else {
            return spans.append(HighlightSpan(range: range, kind: kind))
        }
        spans[spans.count - 1].range = last.range.lowerBound..<range.upperBound
    }

    private static func kind(
        of token: TokenSyntax, after previous: TokenSyntax?, before next: TokenSyntax?
    ) -> HighlightKind? {
        switch token.tokenKind {
        case .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .stringSegment,
            .regexSlash, .regexLiteralPattern, .regexPoundDelimiter:
            .string
        case .integerLiteral, .floatLiteral: .number
        case .atSign: .attribute
        case .pound, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
            .poundSourceLocation:
            .directive
        case .keyword(.self), .keyword(.`init`): .keyword
        case .keyword: isMember(previous) ? nil : .keyword
        case .identifier(let name): kind(ofName: name, after: previous, before: next)
        case .dollarIdentifier: .keyword
        default: nil
        }
    }

    private static func kind(
        ofName name: String, after previous: TokenSyntax?, before next: TokenSyntax?
    ) -> HighlightKind? {
        if previous?.tokenKind == .atSign { return .attribute }
        if previous?.tokenKind == .pound { return .directive }
        if name.first?.isUppercase == true { return .type }
        return next?.tokenKind == .leftParen ? .call : nil
    }

    private static func isMember(_ previous: TokenSyntax?) -> Bool {
        previous?.tokenKind == .period && previous?.trailingTrivia.isEmpty == true
    }
}

extension TriviaPiece {
    fileprivate var isComment: Bool {
        switch self {
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
        default: false
        }
    }
}
