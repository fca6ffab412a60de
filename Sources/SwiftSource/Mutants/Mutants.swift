internal import CourseModel
internal import SwiftSyntax

/// Makes small changes of a program, each of which a grader ought to notice.
///
/// The kinds are the usual ones: R. A. DeMillo, R. J. Lipton, F. G. Sayward, "Hints on Test Data Selection", Computer 11(4),
/// 1978; A. J. Offutt et al., "An Experimental Determination of Sufficient Mutant Operators", TOSEM 5(2), 1996.
public enum Mutants {
    static let kinds: [any MutantKind.Type] = [
        OperatorMutants.self, ConditionMutants.self, BoundaryMutants.self, RemovalMutants.self, SwapMutants.self,
        LiteralMutants.self, ReturnMutants.self, ReceiverMutants.self, FallbackMutants.self,
    ]

    /// The mutants of the files of a program, in the order of the text. A file that is not parsed has none.
    public static func of(_ files: [String]) -> [Mutant] {
        var finder = MutantFinder()
        for (index, text) in files.enumerated() {
            guard let tree = ParsedSource.tree(of: text) else { continue }
            finder.search(tree, file: index)
        }
        return finder.found
    }
}

/// One kind of change.
protocol MutantKind: SendableMetatype {
    /// The first part of its mutants' names.
    static var name: String { get }
    /// What it changes at this node, not below it.
    static func edits(at node: Syntax) -> [SourceEdit]
}

extension SyntaxProtocol {
    /// Without the white space and comments around it.
    var plainRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// An edit that puts `text` in its place.
    func replaced(by text: String) -> SourceEdit { SourceEdit(plainRange, text) }
}
