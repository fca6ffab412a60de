internal import SwiftSyntax

/// A call left out of an expression, so that what it was called on takes its place, such as `names` for `names.sorted()`.
enum ReceiverMutants: MutantKind {
    static let name = "receiver"

    static func edits(at node: Syntax) -> [SourceEdit] {
        guard let call = node.as(FunctionCallExprSyntax.self), node.parent?.kind != .codeBlockItem || isValue(node),
            let receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, isNamed(receiver)
        else { return [] }
        return [call.replaced(by: receiver.trimmedDescription)]
    }

    /// Whether the call is the one expression of its block; elsewhere it is a statement.
    private static func isValue(_ call: Syntax) -> Bool {
        call.parent?.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
    }

    /// Types are no values.
    private static func isNamed(_ receiver: ExprSyntax) -> Bool {
        guard let name = receiver.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
        return name != "self" && name != "super" && name.first?.isUppercase != true
    }
}
