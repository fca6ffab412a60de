import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name") { … }`: nothing in a check, where its body is type-checked all the same. Compiled with
/// `-D LEARN_PREVIEW`, it is a function of the symbol `learn_preview:FILE:LINE`, which adds the preview to the list.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // Only at the top of a file can a function have a symbol.
        guard context.lexicalContext.isEmpty, let body = body(of: node),
            let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID),
            let file = place.file.as(StringLiteralExprSyntax.self)?.segments.trimmedDescription
        else { return [] }
        let name = node.arguments.first { $0.label == nil }?.expression ?? "nil"
        let symbol = "learn_preview:\(file.split(separator: "/").last ?? ""):\(place.line.trimmedDescription)"
        return [
            """
            #if LEARN_PREVIEW
            @_cdecl(\(literal: symbol))
            @MainActor public func \(context.makeUniqueName("preview"))() {
                \(Previewables(body).wrapper)
                PreviewList.add(\(name.trimmed)) { \(Previewables(body).content) }
            }
            #endif
            """
        ]
    }

    private static func body(of node: some FreestandingMacroExpansionSyntax) -> CodeBlockItemListSyntax? {
        if let closure = node.trailingClosure { return closure.statements }
        return node.arguments.first { $0.label?.text == "body" }?.expression.as(ClosureExprSyntax.self)?.statements
    }
}

/// The two parts of a preview's body: the `@Previewable` properties, which belong into a view of their own, and the rest.
private struct Previewables {
    private let properties: [String]
    private let rest: String

    init(_ body: CodeBlockItemListSyntax) {
        properties = body.compactMap(Self.property)
        rest = body.filter { Self.property($0) == nil }.map(\.description).joined()
    }

    /// Nothing where no property is `@Previewable`.
    var wrapper: DeclSyntax {
        guard !properties.isEmpty else { return "" }
        return """
            struct PreviewedView: View {
                \(raw: properties.joined(separator: "\n"))
                var body: some View { \(raw: rest)
                }
            }
            """
    }

    var content: ExprSyntax { properties.isEmpty ? "\(raw: rest)\n" : "PreviewedView()" }

    /// The property without the mark.
    private static func property(_ item: CodeBlockItemSyntax) -> String? {
        guard var variable = item.item.as(VariableDeclSyntax.self) else { return nil }
        let kept = variable.attributes.filter {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable"
        }
        guard kept.count < variable.attributes.count else { return nil }
        variable.attributes = kept
        return variable.trimmedDescription
    }
}
