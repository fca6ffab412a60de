public import CourseModel

/// Compiles the code blocks of lessons that are marked as programs: with what stands for SwiftUI where a block imports it,
/// else without, since a reader's compiler would not have it either.
public struct BlockCompiler: Sendable {
    /// What came of a block.
    public enum Fate: Equatable, Sendable {
        case compiles
        /// The first error, in the block.
        case error(at: TextPosition?, message: String, identifier: String?)
        case outOfTime
    }

    private static let name = "Program.swift"
    private let installation: Installation
    private let milliseconds: Int

    public init(_ installation: Installation, options: CheckOptions = CheckOptions()) {
        self.installation = installation
        milliseconds = options.compileMilliseconds
    }

    /// `hasStatements` where statements stand at its top level: then it is run from top to bottom.
    public func compile(_ block: String, hasStatements: Bool) throws(GraderFault) -> Fate {
        let scratch = try ScratchFolder(in: installation.temporary)
        let path = scratch.path + "/" + Self.name
        try System.write(Array(block.utf8), to: path)
        var sources = CompilationSources(paths: [path], files: [Self.name], harness: [])
        sources.hasStatements = hasStatements
        sources.conditions = PreviewSource.conditions
        let compilation = try Compilation(
            sources, to: "program", in: scratch.output, installation: try installation(for: block))
        switch compilation.finish(within: milliseconds) {
        case .success: return .compiles
        case .failure(.outOfTime), .failure(.cancelled): return .outOfTime
        case .failure(.fault(let fault)): throw fault
        case .failure(.errors(let errors)): return Self.fate(errors)
        }
    }

    private func installation(for block: String) throws(GraderFault) -> Installation {
        let imported = ImportedModules.names(in: Array(block.utf8))
        let isScreen = imported.contains("SwiftUI") || imported.contains("Combine")
        return isScreen ? try installation.withSwiftUI() : installation
    }

    private static func fate(_ errors: [CompilerDiagnostic]) -> Fate {
        switch errors.first {
        case .inFile(_, let place, let message, let identifier):
            .error(at: place, message: message, identifier: identifier)
        case .needs(_, let message), .doesNotFit(let message), .notLinked(let message), .compilerCrashed(let message):
            .error(at: nil, message: message, identifier: nil)
        case nil: .error(at: nil, message: "", identifier: nil)
        }
    }
}
