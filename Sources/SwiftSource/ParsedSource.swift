internal import SwiftParser
internal import SwiftSyntax

/// SwiftParser's tree of a text, with a limit to nesting that a thread's stack of 512 KB bears.
enum ParsedSource {
    /// Deeper brackets stay in the tree as unexpected text.
    static let nestingLimit = 64

    static func tree(of text: String) -> SourceFileSyntax {
        var text = text
        return text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: nestingLimit) }
    }
}
