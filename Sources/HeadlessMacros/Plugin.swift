@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Expands `HeadlessSwiftUI`'s macros for the compiler, which talks to it by standard input and output. The toolchain has
/// no module `SwiftCompilerPlugin`, so this speaks to what stands below it.
@main
struct Plugin: PluginProvider {
    static func main() throws {
        let listener = CompilerPluginMessageListener(connection: try StandardIOMessageConnection(), provider: Plugin())
        try listener.main()
    }

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        switch typeName {
        case "PreviewMacro": PreviewMacro.self
        case "PreviewableMacro": PreviewableMacro.self
        case "EntryMacro": EntryMacro.self
        default: throw UnknownMacro(name: typeName)
        }
    }
}

struct UnknownMacro: Error, CustomStringConvertible {
    let name: String
    var description: String { "there is no macro \(name)" }
}
