internal import SwiftSyntax

/// Another operator: of arithmetic, of logic, the opposite comparison; or none where one stands before its operand.
enum OperatorMutants: MutantKind {
    static let name = "operator"

    private static let others = [
        "+": "-", "-": "+", "*": "/", "/": "*", "%": "*", "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=",
        "&&": "||", "||": "&&", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
        "<": ">=", ">=": "<", ">": "<=", "<=": ">",
    ]

    static func edits(at node: Syntax) -> [SourceEdit] {
        if let binary = node.as(BinaryOperatorExprSyntax.self), let other = others[binary.operator.text] {
            return [binary.operator.replaced(by: other)]
        }
        guard let prefix = node.as(PrefixOperatorExprSyntax.self), ["!", "-"].contains(prefix.operator.text) else {
            return []
        }
        return [prefix.operator.replaced(by: "")]
    }

    /// Whether `text` is an operator that this kind replaces by its opposite.
    static func isComparison(_ text: String) -> Bool {
        ["==", "!=", "===", "!==", "<", "<=", ">", ">="].contains(text)
    }
}
