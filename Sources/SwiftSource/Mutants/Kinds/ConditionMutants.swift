internal import SwiftSyntax

/// Conditions that always hold, never hold, or hold where they should not.
enum ConditionMutants: MutantKind {
    static let name = "condition"

    static func edits(at node: Syntax) -> [SourceEdit] {
        switch node.as(SyntaxEnum.self) {
        case .conditionElement(let element):
            guard case .expression(let condition) = element.condition else { return [] }
            // A loop that always goes on is no more than a run that takes too long.
            let isLoop = node.parent?.parent?.kind == .whileStmt
            return edits(of: condition, constants: isLoop ? ["false"] : ["true", "false"])
        case .repeatStmt(let loop): return edits(of: loop.condition, constants: ["false"])
        case .whereClause(let clause): return edits(of: clause.condition, constants: ["true", "false"])
        case .sequenceExpr(let sequence): return edits(ofTernary: sequence)
        case .closureExpr(let closure): return edits(ofOnly: closure.statements)
        case .functionDecl(let function) where function.signature.returnClause?.type.trimmedDescription == "Bool":
            return function.body.map { negations(ofOnly: $0.statements) } ?? []
        default: return []
        }
    }

    private static func edits(of condition: ExprSyntax, constants: [String]) -> [SourceEdit] {
        guard !condition.is(BooleanLiteralExprSyntax.self) else { return [] }
        let negated = hasOpposite(condition) ? [] : ["!(\(condition.trimmedDescription))"]
        return (negated + constants).map { condition.replaced(by: $0) }
    }

    /// Of a closure that is one expression. Where that is no condition the compiler throws them out. What it names of the
    /// closure's arguments stays.
    private static func edits(ofOnly statements: CodeBlockItemListSyntax) -> [SourceEdit] {
        guard let condition = only(statements) else { return [] }
        let text = condition.trimmedDescription
        let constants = ["(\(text)) || true", "(\(text)) && false"].map { condition.replaced(by: $0) }
        return negations(ofOnly: statements) + constants
    }

    private static func negations(ofOnly statements: CodeBlockItemListSyntax) -> [SourceEdit] {
        guard let condition = only(statements), !hasOpposite(condition) else { return [] }
        return [condition.replaced(by: "!(\(condition.trimmedDescription))")]
    }

    private static func only(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
        guard statements.count == 1, case .expr(let expression) = statements.first?.item,
            mayBeTruth(expression)
        else { return nil }
        return expression
    }

    /// Whether the expression could be a truth value, as far as its form tells.
    private static func mayBeTruth(_ expression: ExprSyntax) -> Bool {
        switch Syntax(expression).as(SyntaxEnum.self) {
        case .functionCallExpr(let call):
            // A call of a type makes a value of it.
            call.calledExpression.trimmedDescription.first?.isUppercase != true
        case .memberAccessExpr, .declReferenceExpr, .prefixOperatorExpr: true
        case .sequenceExpr(let sequence):
            sequence.elements.contains { element in
                element.as(BinaryOperatorExprSyntax.self).map { isTruth($0.operator.text) } ?? false
            }
        default: false
        }
    }

    private static func isTruth(_ mark: String) -> Bool {
        OperatorMutants.isComparison(mark) || mark == "&&" || mark == "||"
    }

    /// Whether an operator mutant is the opposite of `condition`.
    private static func hasOpposite(_ condition: ExprSyntax) -> Bool {
        if let prefix = condition.as(PrefixOperatorExprSyntax.self) { return prefix.operator.text == "!" }
        guard let sequence = condition.as(SequenceExprSyntax.self), sequence.elements.count == 3 else { return false }
        return sequence.elements.contains { element in
            element.as(BinaryOperatorExprSyntax.self).map { OperatorMutants.isComparison($0.operator.text) } ?? false
        }
    }

    /// What stands before `?`, and after an assignment.
    private static func edits(ofTernary sequence: SequenceExprSyntax) -> [SourceEdit] {
        let elements = Array(sequence.elements)
        guard let mark = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }), mark > 0 else {
            return []
        }
        let start = elements[..<mark].lastIndex(where: isAssignment).map { $0 + 1 } ?? 0
        guard start < mark else { return [] }
        let range = elements[start].plainRange.lowerBound..<elements[mark - 1].plainRange.upperBound
        return ["true", "false"].map { SourceEdit(range, $0) }
    }

    private static func isAssignment(_ element: ExprSyntax) -> Bool {
        if element.is(AssignmentExprSyntax.self) { return true }
        let mark = element.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
        return mark.hasSuffix("=") && !OperatorMutants.isComparison(mark)
    }
}
