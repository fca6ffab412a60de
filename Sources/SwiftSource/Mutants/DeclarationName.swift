internal import SwiftSyntax

/// What a declaration is called in the names of mutants.
enum DeclarationName {
    /// Nil where `node` is no declaration that has a name.
    static func of(_ node: Syntax) -> String? {
        switch node.as(SyntaxEnum.self) {
        case .structDecl(let type): type.name.text
        case .classDecl(let type): type.name.text
        case .enumDecl(let type): type.name.text
        case .actorDecl(let type): type.name.text
        case .protocolDecl(let type): type.name.text
        case .extensionDecl(let type): type.extendedType.trimmedDescription
        case .functionDecl(let function):
            function.name.text + labels(function.signature.parameterClause.parameters)
        case .initializerDecl(let initializer): "init" + labels(initializer.signature.parameterClause.parameters)
        case .subscriptDecl(let subscripted): "subscript" + labels(subscripted.parameterClause.parameters)
        case .deinitializerDecl: "deinit"
        case .enumCaseElement(let element): element.name.text
        case .patternBinding(let binding): binding.pattern.trimmedDescription
        case .accessorDecl(let accessor):
            accessor.accessorSpecifier.text == "get" ? nil : accessor.accessorSpecifier.text
        default: nil
        }
    }

    private static func labels(_ parameters: FunctionParameterListSyntax) -> String {
        "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"
    }
}
