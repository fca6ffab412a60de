public import CourseModel
internal import ExerciseKit
internal import HostProtocol
internal import Oracles

/// Checks students' files of one exercise against its reference.
public struct CodeChecker: Sendable {
    let folder: ExerciseFolder
    let installation: Installation
    /// One of `learn`'s; nil where the exercise brings its own.
    let oracle: Oracle?
    let options: CheckOptions

    public init(
        _ folder: ExerciseFolder, installation: Installation, options: CheckOptions = CheckOptions()
    ) throws(GraderFault) {
        oracle = folder.exercise.oracle.flatMap(Oracle.named)
        if oracle == nil, let name = folder.exercise.oracle { throw .noSuchOracle(name) }
        self.folder = folder
        self.installation = installation
        self.options = options
        System.ignoreBrokenPipes()
    }

    /// Checks the file at `path`. `seed` decides the generated sequences.
    public func check(_ path: String, seed: UInt64) -> CodeCheck {
        switch StudentFile.read(path) {
        case .failure(let reason): CodeCheck(.unreadableFile(reason))
        case .success(let file): check(file, seed: seed)
        }
    }

    /// Checks a student's file by what it holds.
    public func check(_ file: StudentFile, seed: UInt64) -> CodeCheck {
        do throws(GraderFault) {
            if file.isSame(as: try folder.starter()) { return CodeCheck(.notAttempted) }
            return try CheckRun(self, seed: seed).check(file)
        } catch {
            return CodeCheck(.graderFault(error))
        }
    }

    /// The mistake that the checked code makes, where it behaves as exactly one of the exercise's mistakes does.
    public func mistake(in check: CodeCheck) throws(GraderFault) -> String? {
        guard check.trace != nil || check.failedTests != nil else { return nil }
        let libraries = MistakeLibraries(
            folder: folder, commands: try commandsModule(), installation: installation)
        let known = try libraries.libraries()
        let scratch = try ScratchFolder(in: installation.temporary)
        try libraries.copy(known.map(\.library), to: scratch.output)
        let host = try readyHost(startHost(scratch), scratch)
        try host.load(try libraries.imported())
        let mistakes = known.map { ($0.mistake, Student(host: host, library: $0.library, limits: limits)) }
        if let failed = check.failedTests { return try mistake(mistakes, failing: failed) }
        guard let trace = check.trace else { return nil }
        let recognition = MistakeRecognition(difference: trace.difference, named: trace.named, cases: trace.cases)
        do throws(ServingFailure) {
            return try recognition.recognise(mistakes)
        } catch {
            switch error {
            case .fault(let fault): throw fault
            case .notLoaded(let reason): throw .harness(reason)
            }
        }
    }

    /// The one of the mistakes that fails the same tests.
    private func mistake(
        _ mistakes: [(name: String, student: Student)], failing tests: FailedTests
    ) throws(GraderFault) -> String? {
        var found: [String] = []
        for (name, student) in mistakes {
            let run = TestRun(host: student.host, library: student.library, limits: student.limits)
            if FailedTests(try run.verdict()) == tests { found.append(name) }
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The module `Commands`, where the exercise has one.
    func commandsModule() throws(GraderFault) -> CommandsModule? {
        guard oracle == nil else { return nil }
        return try CommandsModule(OwnSources(folder), installation: installation)
    }

    /// Who answers for this exercise, at work.
    func startOracle(_ commands: CommandsModule?) throws(GraderFault) -> any AnsweringOracle {
        if let oracle { return oracle }
        let library = try OracleLibrary(OwnSources(folder), commands: commands, installation: installation)
        return try OwnOracle(library, self)
    }

    var limits: HostLimits {
        let limits = folder.exercise.limits
        return HostLimits(
            wallMilliseconds: options.wallMilliseconds, processorSeconds: limits.seconds,
            memoryBytes: limits.megabytes << 20, outputBytes: limits.outputKilobytes << 10)
    }

    /// Starts a host that sees the output of `scratch`.
    func startHost(_ scratch: ScratchFolder) throws(GraderFault) -> HostProcess {
        guard options.sandbox != .never, let sandbox = Sandbox(installation: installation, student: scratch.output)
        else {
            guard options.sandbox != .always else { throw .noSandbox }
            return try HostProcess.bare(installation, scratch)
        }
        return try HostProcess.sandboxed(sandbox)
    }

    /// `host` once it runs; one without a sandbox where that is all this machine can do.
    func readyHost(_ host: HostProcess, _ scratch: ScratchFolder) throws(GraderFault) -> HostProcess {
        if host.isReady() { return host }
        guard host.protection == .sandbox, options.sandbox != .always else { throw .host(host.lastWords) }
        let bare = try HostProcess.bare(installation, scratch)
        guard bare.isReady() else { throw .host(bare.lastWords) }
        return bare
    }
}

/// What holds for all checks.
public struct CheckOptions: Equatable, Sendable {
    /// The compiler is stopped after so long.
    public var compileMilliseconds: Int
    /// A run that takes so long, mostly without using the processor, is stopped.
    public var wallMilliseconds: Int
    public var sandbox: SandboxUse

    /// Whether students' code runs in a sandbox, or under limits alone.
    public enum SandboxUse: Equatable, Sendable {
        case always, wherePossible, never
    }

    public init(
        compileMilliseconds: Int = 30_000, wallMilliseconds: Int = 10_000, sandbox: SandboxUse = .wherePossible
    ) {
        self.compileMilliseconds = compileMilliseconds
        self.wallMilliseconds = wallMilliseconds
        self.sandbox = sandbox
    }
}
