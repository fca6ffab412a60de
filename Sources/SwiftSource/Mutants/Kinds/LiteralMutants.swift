internal import SwiftSyntax

/// Another number, text or truth value; a collection with nothing in it. 0 and 1 are bounds.
enum LiteralMutants: MutantKind {
    static let name = "literal"

    static func edits(at node: Syntax) -> [SourceEdit] {
        other(node.as(SyntaxEnum.self)).map { [SourceEdit(node.plainRange, $0)] } ?? []
    }

    private static func other(_ node: SyntaxEnum) -> String? {
        switch node {
        case .integerLiteralExpr(let number):
            Int(number.literal.text.filter { $0 != "_" }).flatMap { $0 > 1 && $0 < .max ? String($0 + 1) : nil }
        case .floatLiteralExpr(let number): "(\(number.literal.text) + 1)"
        case .stringLiteralExpr(let text): text.segments.trimmedDescription.isEmpty ? "\"mutant\"" : "\"\""
        case .booleanLiteralExpr(let truth): truth.literal.text == "true" ? "false" : "true"
        case .arrayExpr(let array): array.elements.isEmpty ? nil : "[]"
        case .dictionaryExpr(let dictionary): dictionary.content.is(DictionaryElementListSyntax.self) ? "[:]" : nil
        default: nil
        }
    }
}
