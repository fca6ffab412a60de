internal import CourseModel

/// A student's files and the harness on their way to a library.
struct Compilation {
    enum Failure: Error, Equatable {
        case errors([CompilerDiagnostic])
        case outOfTime
        case cancelled
        case fault(GraderFault)
    }

    /// What was made.
    struct Product: Equatable {
        var library: String
        /// Libraries of the toolchain that it wants to be linked with, without `lib`.
        var wanted: [String]
    }

    private let installation: Installation
    private let sources: CompilationSources
    private let commands: BuildCommands?
    private let library: String
    private let program: CapturedProgram

    /// Starts the compiler. The object and the library `NAME.so` are made in `folder`.
    init(
        _ sources: CompilationSources, to name: String, in folder: String, installation: Installation
    ) throws(GraderFault) {
        self.sources = sources
        self.installation = installation
        library = folder + "/" + name + ".so"
        commands = try installation.buildCommands()
        let usual =
            (commands?.compile(sources.paths, to: library + ".o")
                ?? installation.driverCommand(sources.paths + sources.objects, to: library)) + sources.imports
        let words = sources.hasStatements ? usual.filter { $0 != "-parse-as-library" } : usual
        program = try CapturedProgram(words, environment: installation.environment, memory: Self.memory)
    }

    /// Of address space, for the compiler: a student's file takes it well under 1 GB.
    private static let memory = 4 << 30

    /// Waits for the compiler, at most until `milliseconds` after its start, and links.
    func finish(within milliseconds: Int, _ cancellation: Cancellation? = nil) -> Result<Product, Failure> {
        switch program.finish(within: milliseconds, cancellation) {
        case .outOfTime: .failure(.outOfTime)
        case .cancelled: .failure(.cancelled)
        case .ended(.exited(0), _): link()
        case .ended(let end, let output): .failure(failure(output, end))
        }
    }

    private func failure(_ output: [UInt8], _ end: ChildProcess.End) -> Failure {
        let errors = CompileErrors(files: sources.files, harness: sources.harness)
        let diagnostics = errors.diagnostics(DiagnosticReader.errors(in: output))
        guard diagnostics.isEmpty else { return .errors(diagnostics) }
        return CompilerEnd(end, output).failure(of: "swiftc")
    }

    private func link() -> Result<Product, Failure> {
        guard let commands else {
            System.letAllRead(library)
            return .success(Product(library: library, wanted: []))
        }
        let object = library + ".o"
        let wanted = System.read(object).map(AutolinkedLibraries.names) ?? []
        do throws(GraderFault) {
            let words = Linker.find(installation).command(
                [object, commands.runtimeObject] + sources.objects, to: library)
            let program = try CapturedProgram(words, environment: installation.environment)
            switch program.finish(within: 10_000) {
            case .ended(.exited(0), _):
                System.letAllRead(library)
                return .success(Product(library: library, wanted: wanted))
            case .ended(let end, let output): return .failure(Linker.failure(end, output))
            case .outOfTime: return .failure(.outOfTime)
            case .cancelled: return .failure(.cancelled)
            }
        } catch {
            return .failure(.fault(error))
        }
    }
}

/// What is compiled.
struct CompilationSources {
    /// The student's files first.
    var paths: [String]
    /// The names of the student's files.
    var files: [String]
    /// The harness's text.
    var harness: [UInt8]
    /// The types that an exercise brings along.
    var commands: CommandsModule?

    /// What is true for `#if`.
    var conditions: [String] = []
    /// Whether statements stand at the top level of the only file.
    var hasStatements = false

    /// Flags for both ways to compile.
    var imports: [String] { (commands.map { ["-I", $0.folder] } ?? []) + conditions.flatMap { ["-D", $0] } }
    var objects: [String] { commands.map { [$0.object] } ?? [] }
}

/// Joins an object and the runtime's object to a shared library. Nothing else is linked: the host has it loaded.
struct Linker {
    let words: [String]

    /// Gold takes 3 ms; the toolchain's own linker 8.
    static func find(_ installation: Installation) -> Linker {
        for folder in ["/usr/bin", "/usr/local/bin"] where System.isExecutable(folder + "/ld.gold") {
            return Linker(words: [folder + "/ld.gold"])
        }
        return Linker(words: [installation.toolchain.root + "/bin/ld.lld"])
    }

    /// Only what the linker says of the student's object is the student's.
    static func failure(_ end: ChildProcess.End, _ output: [UInt8]) -> Compilation.Failure {
        switch CompilerEnd(end, output) {
        case .starved(let words), .crashed(let words): .fault(.system(call: "ld", message: words))
        case .refused: .errors([.notLinked(message: String(decoding: output.prefix(2000), as: UTF8.self))])
        }
    }

    func command(_ objects: [String], to library: String) -> [String] {
        words + ["-shared", "-z", "now"] + objects + ["-o", library]
    }
}
