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
        /// How the body is made that comes below.
        var making: BodyMaking?

        /// In the body that `find` gives, where one can be one of several and none is around.
        func entering(_ find: () -> MutantBody?) -> Surroundings {
            guard body == nil, making != .whole, var found = find() else { return self }
            if case .view(let attributes, let type) = making { found.form = .view(attributes: attributes, type: type) }
            var inside = self
            inside.body = found
            return inside
        }
    }

    mutating func search(_ tree: SourceFileSyntax, file: Int) {
        search(Syntax(tree), file, Surroundings())
    }

    private mutating func search(_ node: Syntax, _ file: Int, _ around: Surroundings) {
        guard !Self.isSkipped(node) else { return }
        var around = around
        if around.making != .whole, around.body == nil {
            if let name = DeclarationName.of(node), around.making == nil { around.names.append(name) }
            around.making = around.making ?? BodySearch.making(node)
        }
        for kind in Mutants.kinds {
            for edit in kind.edits(at: node) {
                add(edit, kind.name, file, around.entering { BodySearch.body(holding: edit.range, below: node) })
            }
        }
        for child in node.children(viewMode: .sourceAccurate) {
            search(child, file, around.entering { BodySearch.body(child, of: node) })
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
