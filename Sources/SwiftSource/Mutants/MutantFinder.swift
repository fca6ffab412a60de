internal import CourseModel
internal import SwiftSyntax

/// Walks through a program and collects its mutants.
struct MutantFinder {
    private(set) var found: [Mutant] = []
    private var counts: [String: Int] = [:]

    /// What is around a node.
    private struct Surroundings {
        /// The names of the declarations, outermost first.
        var names: [String] = []
        var body: MutantBody?
        /// Whether the body's mutants are made one at a time.
        var isWhole = false
    }

    mutating func search(_ tree: SourceFileSyntax, file: Int) {
        search(Syntax(tree), file, Surroundings())
    }

    private mutating func search(_ node: Syntax, _ file: Int, _ around: Surroundings) {
        guard !Self.isSkipped(node) else { return }
        var around = around
        if !around.isWhole, around.body == nil {
            if let name = DeclarationName.of(node) { around.names.append(name) }
            around.isWhole = BodySearch.isBuilt(node)
        }
        for kind in Mutants.kinds {
            for edit in kind.edits(at: node) {
                var place = around
                if place.body == nil, !place.isWhole { place.body = BodySearch.body(holding: edit.range, below: node) }
                add(edit, kind.name, file, place)
            }
        }
        for child in node.children(viewMode: .sourceAccurate) {
            var inside = around
            if inside.body == nil, !inside.isWhole { inside.body = BodySearch.body(child, of: node) }
            search(child, file, inside)
        }
    }

    private mutating func add(_ edit: SourceEdit, _ kind: String, _ file: Int, _ around: Surroundings) {
        let declaration = around.names.isEmpty ? "main" : around.names.joined(separator: ".")
        let key = kind + "/" + declaration
        counts[key, default: 0] += 1
        let id = MutantID(kind: kind, declaration: declaration, ordinal: counts[key, default: 0])
        found.append(Mutant(id: id, file: file, edit: edit, body: around.body))
    }

    /// What decides how a program is made, or how fast it is, and not what it does.
    private static func isSkipped(_ node: Syntax) -> Bool {
        switch node.kind {
        case .attribute, .importDecl, .macroExpansionDecl, .macroExpansionExpr, .availabilityCondition: true
        case .functionCallExpr: isReservation(node)
        case .codeBlockItem:
            node.as(CodeBlockItemSyntax.self).map { isReservation(Syntax($0.item)) } ?? false
        default: false
        }
    }

    private static func isReservation(_ node: Syntax) -> Bool {
        let called = node.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        return called?.declName.baseName.text == "reserveCapacity"
    }
}
