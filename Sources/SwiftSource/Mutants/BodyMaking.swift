internal import SwiftSyntax

/// How the body of a declaration is made of its statements, where a result builder does it or the type is hidden.
enum BodyMaking: Equatable {
    /// It makes a view; `attributes` are those of the result builder, if any.
    case view(attributes: String, type: String)
    /// It cannot be one of several, so that its mutants are made one at a time.
    case whole
}

/// What decides how the body of a function or of a property is made.
struct DeclaredBody {
    private let name: String
    private let attributes: AttributeListSyntax
    private let type: TypeSyntax?
    /// Whether it throws, waits or belongs to several properties.
    private let isSpecial: Bool

    /// The types that one view of another type can stand for.
    private static let views: Set<String> = ["View", "SwiftUI.View", "SwiftUI::View"]
    /// What protocols of SwiftUI say to be made by a builder.
    private static let built: Set<String> = ["body", "previews"]

    /// Nil where `node` declares neither a function nor a property.
    init?(_ node: Syntax) {
        switch node.kind {
        case .functionDecl:
            guard let function = node.as(FunctionDeclSyntax.self) else { return nil }
            name = function.name.text
            attributes = function.attributes
            type = function.signature.returnClause?.type
            isSpecial = function.signature.effectSpecifiers != nil
        case .variableDecl:
            guard let variable = node.as(VariableDeclSyntax.self), let binding = variable.bindings.first else {
                return nil
            }
            name = binding.pattern.trimmedDescription
            attributes = variable.attributes
            type = binding.typeAnnotation?.type
            isSpecial = variable.bindings.count > 1 || Self.hasAccessors(binding)
        default: return nil
        }
    }

    /// Nil where the statements are what runs.
    var making: BodyMaking? {
        let hidden = type?.as(SomeOrAnyTypeSyntax.self).flatMap { $0.someOrAnySpecifier.text == "some" ? $0 : nil }
        let builders = attributes.map(\.trimmedDescription).filter { $0.hasSuffix("Builder") }
        guard hidden != nil || !builders.isEmpty else { return nil }
        guard !isSpecial, let hidden, Self.views.contains(hidden.constraint.trimmedDescription) else { return .whole }
        let isBuilt = builders.isEmpty && Self.built.contains(name)
        return .view(
            attributes: isBuilt ? "@SwiftUI::ViewBuilder" : builders.joined(separator: " "),
            type: hidden.trimmedDescription)
    }

    /// Whether the property has more than a plain body.
    private static func hasAccessors(_ binding: PatternBindingSyntax) -> Bool {
        guard case .accessors = binding.accessorBlock?.accessors else { return false }
        return true
    }
}
