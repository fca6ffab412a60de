import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var theme = Theme.light` in an extension of `EnvironmentValues`: a key whose default is the initial value, and
/// the property read and written by it.
struct EntryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration)
        return ["get { self[\(entry.key).self] }", "set { self[\(entry.key).self] = newValue }"]
    }

    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let entry = try Entry(declaration)
        return [
            """
            private struct \(entry.key): EnvironmentKey {
                \(entry.defaultValue)
            }
            """
        ]
    }
}

/// The property that stands behind `@Entry`.
private struct Entry {
    let key: TokenSyntax
    let defaultValue: DeclSyntax

    init(_ declaration: some DeclSyntaxProtocol) throws {
        guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { throw EntryProblem.noProperty }
        key = .identifier("__Key_" + name.filter { $0 != "`" })
        let type = binding.typeAnnotation?.trimmed
        let isOptional = type?.type.is(OptionalTypeSyntax.self) ?? false
        guard let value = binding.initializer?.value.trimmed ?? (isOptional ? "nil" : nil) else {
            throw EntryProblem.noValue
        }
        // A property whose type is said needs no value that all threads share.
        defaultValue = type.map { "static var defaultValue\($0) { \(value) }" } ?? "static let defaultValue = \(value)"
    }
}

enum EntryProblem: Error, CustomStringConvertible {
    case noProperty, noValue

    var description: String {
        switch self {
        case .noProperty: "'@Entry' belongs to a property"
        case .noValue: "'@Entry' needs a default value"
        }
    }
}
