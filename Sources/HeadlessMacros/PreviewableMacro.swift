import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: only a mark, which `#Preview` reads.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
