internal import SwiftSyntax

/// What stands after `??`, always.
enum FallbackMutants: MutantKind {
    static let name = "fallback"

    static func edits(at node: Syntax) -> [SourceEdit] {
        guard let sequence = node.as(SequenceExprSyntax.self) else { return [] }
        let elements = Array(sequence.elements)
        return elements.indices.dropFirst().compactMap { index in
            guard elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" else { return nil }
            let range = elements[index - 1].plainRange.lowerBound..<elements[index].plainRange.upperBound
            return SourceEdit(range, "")
        }
    }
}
