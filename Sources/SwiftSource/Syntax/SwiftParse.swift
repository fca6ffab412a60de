internal import SwiftParser
internal import SwiftSyntax

/// The first place where a text stops being Swift.
public struct SwiftParseError: Equatable, Sendable {
    /// From 1.
    public var line: Int
    /// From 1, in Unicode scalars.
    public var column: Int
    /// In English, as a compiler puts it: `expected ')'`, `unexpected 'foo bar'`.
    public var message: String

    /// An error at a place.
    public init(line: Int, column: Int, message: String) {
        self.line = line
        self.column = column
        self.message = message
    }
}

/// Tells whether a text parses as the top level of a Swift file. Names and types are not looked at.
///
/// The message is made from the tree: SwiftParserDiagnostics has better ones, but linking it costs every start of the
/// program a millisecond.
public enum SwiftParse {
    /// The first error of `source`; nil where it parses, or where it nests beyond all reason and is not looked at.
    public static func firstError(in source: String) -> SwiftParseError? {
        guard let tree = ParsedSource.tree(of: source), tree.hasError else { return nil }
        var node = Syntax(tree)
        while !isFault(node), let next = node.children(viewMode: .all).first(where: \.hasError) { node = next }
        let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
        let (line, column) = place(of: min(offset, source.utf8.count), in: source)
        return SwiftParseError(line: line, column: column, message: message(for: node))
    }

    private static func isFault(_ node: Syntax) -> Bool {
        node.kind == .unexpectedNodes || node.as(TokenSyntax.self) != nil
    }

    private static func message(for node: Syntax) -> String {
        guard let token = node.as(TokenSyntax.self) else { return "unexpected '\(quoted(node.trimmedDescription))'" }
        if let diagnostic = token.tokenDiagnostic { return words(of: "\(diagnostic.kind)") }
        if token.presence == .present { return "unexpected '\(quoted(token.text))'" }
        return switch token.tokenKind {
        case .identifier, .dollarIdentifier: "expected an expression or a name"
        case .endOfFile: "expected the end"
        default: "expected '\(token.text)'"
        }
    }

    /// The first line of `text`, at most 40 characters.
    private static func quoted(_ text: String) -> String {
        let line = text.prefix { !$0.isNewline }
        return line.count > 40 ? "\(line.prefix(39))…" : String(line)
    }

    /// `invalid character` for `invalidCharacter`.
    private static func words(of name: String) -> String {
        name.reduce(into: "") { text, letter in text += letter.isUppercase ? " \(letter.lowercased())" : "\(letter)" }
    }

    private static func place(of offset: Int, in source: String) -> (line: Int, column: Int) {
        var (line, column, bytes) = (1, 1, 0)
        var previous: Unicode.Scalar?
        for scalar in source.unicodeScalars {
            guard bytes < offset else { break }
            bytes += UTF8.width(scalar)
            let endsLine = scalar == "\n" || scalar == "\r"
            if endsLine && !(scalar == "\n" && previous == "\r") { line += 1 }
            column = endsLine ? 1 : column + 1
            previous = scalar
        }
        return (line, column)
    }
}
