internal import SwiftSyntax

/// Finds the bodies of functions and accessors.
enum BodySearch {
    /// The body that `child` is, where `node` is a function or an accessor and `child` its body.
    static func body(_ child: Syntax, of node: Syntax) -> MutantBody? {
        switch node.kind {
        case .functionDecl:
            guard let function = node.as(FunctionDeclSyntax.self), Syntax(fromProtocol: function.body) == child else {
                return nil
            }
            return block(function.body, givesValue: givesValue(function.signature.returnClause))
        case .initializerDecl:
            guard let body = node.as(InitializerDeclSyntax.self)?.body, Syntax(body) == child else { return nil }
            return block(body, givesValue: false)
        case .deinitializerDecl:
            guard let body = node.as(DeinitializerDeclSyntax.self)?.body, Syntax(body) == child else { return nil }
            return block(body, givesValue: false)
        case .accessorDecl:
            guard let accessor = node.as(AccessorDeclSyntax.self), let body = accessor.body, Syntax(body) == child
            else { return nil }
            var found = block(body, givesValue: accessor.accessorSpecifier.text == "get")
            found?.isCopied = ["didSet", "willSet"].contains(accessor.accessorSpecifier.text)
            return found
        case .accessorBlock:
            guard case .getter(let statements) = node.as(AccessorBlockSyntax.self)?.accessors,
                Syntax(statements) == child
            else { return nil }
            return body(statements, givesValue: true)
        default: return nil
        }
    }

    /// The body below `node` that holds `range`, such as one of which all statements are replaced.
    static func body(holding range: Range<Int>, below node: Syntax) -> MutantBody? {
        for child in node.children(viewMode: .sourceAccurate) {
            let extent = child.position.utf8Offset...child.endPosition.utf8Offset
            guard extent.contains(range.lowerBound), extent.contains(range.upperBound) else { continue }
            return body(child, of: node) ?? body(holding: range, below: child)
        }
        return nil
    }

    /// How the body of what `node` declares is made, where that is not by plain statements alone.
    static func making(_ node: Syntax) -> BodyMaking? { DeclaredBody(node)?.making }

    private static func givesValue(_ clause: ReturnClauseSyntax?) -> Bool {
        guard let type = clause?.type.trimmedDescription else { return false }
        return !["Void", "()", "Never"].contains(type)
    }

    private static func block(_ block: CodeBlockSyntax?, givesValue: Bool) -> MutantBody? {
        block.flatMap { body($0.statements, givesValue: givesValue) }
    }

    private static func body(_ statements: CodeBlockItemListSyntax, givesValue: Bool) -> MutantBody? {
        let range = statements.position.utf8Offset..<statements.endPosition.utf8Offset
        guard givesValue, statements.count == 1, let item = statements.first, isValue(item) else {
            return MutantBody(range: range, form: .statements(impliedReturn: nil))
        }
        return MutantBody(range: range, form: .statements(impliedReturn: item.plainRange.lowerBound))
    }

    /// Whether the item is an expression that is a function's value, and not a statement such as an `if` that returns.
    private static func isValue(_ item: CodeBlockItemSyntax) -> Bool {
        if case .expr = item.item { return true }
        guard case .stmt(let statement) = item.item, let expression = statement.as(ExpressionStmtSyntax.self) else {
            return false
        }
        return !ReturnSearch.holds(Syntax(expression))
    }
}

/// Looks for `return` in a statement, not in the closures and functions inside.
private enum ReturnSearch {
    static func holds(_ node: Syntax) -> Bool {
        switch node.kind {
        case .returnStmt: true
        case .closureExpr, .functionDecl: false
        default: node.children(viewMode: .sourceAccurate).contains(where: holds)
        }
    }
}
