internal import CourseModel

/// Compiles an author's files by the toolchain's driver: it is done once for each version of them.
struct OwnCompiler {
    private static let patience = 120_000

    let installation: Installation
    let author: OwnSources

    /// `file` is the author's file that is compiled.
    func run(_ words: [String], for file: String) throws(GraderFault) {
        let common =
            [installation.toolchain.compiler, "-parse-as-library", "-wmo", "-Onone", "-swift-version", "5"]
            + ["-suppress-warnings", "-diagnostic-style", "llvm"] + installation.moduleFlags
        let program = try CapturedProgram(common + words, environment: installation.environment)
        switch program.finish(within: Self.patience) {
        case .ended(.exited(0), _): return
        case .ended(_, let output):
            throw .oracle(.notCompiled(file: author.path(file), message: Self.message(output)))
        case .outOfTime, .cancelled: throw .oracle(.notCompiled(file: author.path(file), message: ""))
        }
    }

    /// The first error, with its line and column; where there is none, the last of what was said.
    private static func message(_ output: [UInt8]) -> String {
        guard let error = DiagnosticReader.errors(in: output).first else {
            return String(decoding: output.suffix(500), as: UTF8.self)
        }
        return "\(error.place.line):\(error.place.column): \(error.message)"
    }
}
