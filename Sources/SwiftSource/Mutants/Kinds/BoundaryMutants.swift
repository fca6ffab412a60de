internal import SwiftSyntax

/// Bounds off by one: `<` for `<=`, `..<` for `...`, 0 for 1, and the other way round.
enum BoundaryMutants: MutantKind {
    static let name = "boundary"

    private static let others = ["<": "<=", "<=": "<", ">": ">=", ">=": ">", "..<": "...", "...": "..<"]
    private static let otherNumbers = ["0": "1", "1": "0"]

    static func edits(at node: Syntax) -> [SourceEdit] {
        if let binary = node.as(BinaryOperatorExprSyntax.self), let other = others[binary.operator.text] {
            return [binary.operator.replaced(by: other)]
        }
        if let prefix = node.as(PrefixOperatorExprSyntax.self), let other = others[prefix.operator.text] {
            return [prefix.operator.replaced(by: other)]
        }
        if let number = node.as(IntegerLiteralExprSyntax.self), let other = otherNumbers[number.literal.text] {
            return [number.replaced(by: other)]
        }
        return []
    }
}
