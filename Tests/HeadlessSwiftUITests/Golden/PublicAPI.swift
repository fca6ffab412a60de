import Foundation

/// What the module offers to a student, by name: read from the compiler's own symbol graph.
struct PublicAPI {
    /// Types, protocols and property wrappers that are no member of another one; macros and functions, too.
    let types: Set<String>
    /// Methods of every view.
    let modifiers: Set<String>

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "graph-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let extracted = try Command(
            Places.toolchain.appending(path: "swift-symbolgraph-extract"),
            ["-module-name", "HeadlessSwiftUI", "-I", Places.products.appending(path: "Modules").path]
                + ["-target", try Self.target(in: folder), "-output-dir", folder.path]
                + ["-minimum-access-level", "public", "-skip-synthesized-members"], in: folder)
        guard extracted.status == 0 else { throw BuildFailure(description: extracted.errors) }
        let graph = try JSONDecoder().decode(
            Graph.self, from: Data(contentsOf: folder.appending(path: "HeadlessSwiftUI.symbols.json")))
        types = graph.topLevel
        modifiers = graph.members(of: "View")
    }

    private static func target(in folder: URL) throws -> String {
        struct Info: Decodable {
            struct Target: Decodable { let triple: String }
            let target: Target
        }
        let said = try Command(Places.toolchain.appending(path: "swiftc"), ["-print-target-info"], in: folder)
        return try JSONDecoder().decode(Info.self, from: Data(said.output.utf8)).target.triple
    }
}

/// The part of a symbol graph that is read here.
private struct Graph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable { let identifier: String }
        struct Identifier: Decodable { let precise: String }
        let kind: Kind
        let identifier: Identifier
        let pathComponents: [String]
    }
    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
    }
    let symbols: [Symbol]
    let relationships: [Relationship]

    var topLevel: Set<String> {
        let kinds = ["swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.macro", "swift.func"]
        let found = symbols.filter { $0.pathComponents.count == 1 && kinds.contains($0.kind.identifier) }
        return Set(found.map { Self.name($0.pathComponents[0]) })
    }

    func members(of type: String) -> Set<String> {
        let found = symbols.filter {
            $0.pathComponents.count == 2 && $0.pathComponents[0] == type && $0.kind.identifier == "swift.method"
        }
        return Set(found.map { Self.name($0.pathComponents[1]) })
    }

    /// `sheet(isPresented:)` is called `sheet`, whatever its arguments are.
    private static func name(_ component: String) -> String { String(component.prefix { $0 != "(" }) }
}
