internal import SwiftParser
internal import SwiftSyntax

/// SwiftParser's tree of a text.
enum ParsedSource {
    /// Deeper nesting stays in the tree as unexpected text.
    private static let nestingLimit = 64

    /// Nil where the text is out of the bounds in which SwiftParser ends in time.
    static func tree(of text: String) -> SourceFileSyntax? {
        guard SourceBounds.hold(for: text) else { return nil }
        var text = text
        return text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: nestingLimit) }
    }
}
