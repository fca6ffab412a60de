internal import SwiftSyntax

/// A statement left out: a call, an assignment, a jump, or what is deferred.
enum RemovalMutants: MutantKind {
    static let name = "removal"

    /// A list of statements must hold something in some places.
    private static let nothing = "do {}"

    static func edits(at node: Syntax) -> [SourceEdit] {
        guard let item = node.as(CodeBlockItemSyntax.self), isRemovable(item) else { return [] }
        return [item.item.replaced(by: nothing)]
    }

    private static func isRemovable(_ item: CodeBlockItemSyntax) -> Bool {
        switch item.item {
        case .expr(let expression): isEffect(expression)
        case .stmt(let statement):
            switch statement.kind {
            case .breakStmt, .continueStmt, .deferStmt, .throwStmt: true
            case .returnStmt: statement.as(ReturnStmtSyntax.self)?.expression == nil
            default: false
            }
        case .decl: false
        @unknown default: false
        }
    }

    private static func isEffect(_ expression: ExprSyntax) -> Bool {
        switch Syntax(expression).as(SyntaxEnum.self) {
        case .functionCallExpr: true
        case .tryExpr(let tried): isEffect(tried.expression)
        case .awaitExpr(let awaited): isEffect(awaited.expression)
        case .optionalChainingExpr, .forceUnwrapExpr: true
        case .sequenceExpr(let sequence):
            sequence.elements.contains { element in
                element.is(AssignmentExprSyntax.self)
                    || element.as(BinaryOperatorExprSyntax.self).map { isAssigning($0.operator.text) } ?? false
            }
        default: false
        }
    }

    private static func isAssigning(_ mark: String) -> Bool {
        mark.hasSuffix("=") && !OperatorMutants.isComparison(mark)
    }
}
