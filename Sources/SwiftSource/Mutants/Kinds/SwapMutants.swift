internal import SwiftSyntax

/// Two neighbouring arguments of a call, swapped; where their types differ, the compiler throws it out.
enum SwapMutants: MutantKind {
    static let name = "swap"

    static func edits(at node: Syntax) -> [SourceEdit] {
        guard let call = node.as(FunctionCallExprSyntax.self) else { return [] }
        let arguments = call.arguments.map(\.expression)
        return zip(arguments, arguments.dropFirst()).compactMap { first, second in
            guard first.trimmedDescription != second.trimmedDescription else { return nil }
            return swap(first, second, in: call)
        }
    }

    private static func swap(_ first: ExprSyntax, _ second: ExprSyntax, in call: FunctionCallExprSyntax) -> SourceEdit {
        let range = first.plainRange.lowerBound..<second.plainRange.upperBound
        let start = call.plainRange.lowerBound
        let text = Array(call.trimmedDescription.utf8)
        let between = text[(first.plainRange.upperBound - start)..<(second.plainRange.lowerBound - start)]
        let middle = String(decoding: between, as: UTF8.self)
        return SourceEdit(range, second.trimmedDescription + middle + first.trimmedDescription)
    }
}
