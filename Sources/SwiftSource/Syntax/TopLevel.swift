internal import SwiftSyntax

/// What stands at the top level of a Swift file.
public enum TopLevel {
    /// Whether a statement or an expression stands there, as in a file that is run from top to bottom. False where `source`
    /// nests beyond all reason and is not looked at.
    public static func hasStatements(_ source: String) -> Bool {
        guard let tree = ParsedSource.tree(of: source) else { return false }
        return tree.statements.contains { statement in
            let item = Syntax(statement.item)
            return item.asProtocol((any DeclSyntaxProtocol).self) == nil && !item.is(MacroExpansionExprSyntax.self)
        }
    }
}
