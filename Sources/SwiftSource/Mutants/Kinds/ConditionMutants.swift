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
        default: return []
        }
    }

    private static func edits(of condition: ExprSyntax, constants: [String]) -> [SourceEdit] {
        guard !condition.is(BooleanLiteralExprSyntax.self) else { return [] }
        let negated = hasOpposite(condition) ? [] : ["!(\(condition.trimmedDescription))"]
        return (negated + constants).map { condition.replaced(by: $0) }
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
