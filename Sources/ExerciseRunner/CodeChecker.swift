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
    private(set) var options: CheckOptions
    private var variables = HostEnvironment()

    public init(
        _ folder: ExerciseFolder, installation: Installation, options: CheckOptions = CheckOptions()
    ) throws(GraderFault) {
        oracle = folder.exercise.oracle.flatMap(Oracle.named)
        if oracle == nil, let name = folder.exercise.oracle { throw .noSuchOracle(name) }
        try folder.checkNames()
        self.folder = folder
        self.installation = folder.usesSwiftUI ? try installation.withSwiftUI() : installation
        self.options = options
        System.ignoreBrokenPipes()
    }

    /// Checks what stands at `path`: a folder that holds all of the exercise's files, or a file that stands for the first,
    /// where the others are the starter's. `seed` decides the generated sequences.
    public func check(_ path: String, seed: UInt64) -> CodeCheck {
        whole { () throws(CheckFailure) in try check(path, seed, nil) }
    }

    /// The same; throws as soon as `cancellation` says so.
    public func check(
        _ path: String, seed: UInt64, _ cancellation: Cancellation
    ) throws(CheckCancelled) -> CodeCheck {
        try cancellable { () throws(CheckFailure) in try check(path, seed, cancellation) }
    }

    /// Checks files by what they hold.
    public func check(_ files: StudentFiles, seed: UInt64) -> CodeCheck {
        whole { () throws(CheckFailure) in try check(files, seed, nil) }
    }

    /// The same; throws as soon as `cancellation` says so.
    public func check(
        _ files: StudentFiles, seed: UInt64, _ cancellation: Cancellation
    ) throws(CheckCancelled) -> CodeCheck {
        try cancellable { () throws(CheckFailure) in try check(files, seed, cancellation) }
    }

    /// Checks a file that stands for the first by what it holds.
    public func check(_ file: StudentFile, seed: UInt64) -> CodeCheck {
        whole { () throws(CheckFailure) in
            let starter = try CheckFailure.faults(folder.starter)
            let first = starter.files.prefix(1).map { StudentFiles.Named(name: $0.name, file: file) }
            return try check(StudentFiles(first + starter.files.dropFirst()), seed, nil)
        }
    }

    private func check(
        _ path: String, _ seed: UInt64, _ cancellation: Cancellation?
    ) throws(CheckFailure) -> CodeCheck {
        let read = try CheckFailure.faults { () throws(GraderFault) in try folder.studentFiles(at: path) }
        switch read {
        case .success(let files): return try check(files, seed, cancellation)
        case .failure(let unreadable):
            var check = CodeCheck(.unreadableFile(unreadable.reason))
            check.unreadableFile = unreadable.name
            return check
        }
    }

    private func check(
        _ files: StudentFiles, _ seed: UInt64, _ cancellation: Cancellation?
    ) throws(CheckFailure) -> CodeCheck {
        if files.areSame(as: try CheckFailure.faults(folder.starter)) { return CodeCheck(.notAttempted) }
        let companions = try CheckFailure.faults(companions)
        let key = options.keepsVerdicts ? VerdictKey(self, files, companions, seed: seed) : nil
        let cache = VerdictCache(installation)
        if let key, let kept = cache.finding(key) {
            return made(kept.finding, kept.protection, seed, key, isFromCache: true)
        }
        let (finding, protection) = try CheckRun(self, seed: seed, cancellation).find(files, companions)
        try refuseAuthorsErrors(in: finding, companions, seed: seed, cancellation)
        if let key { cache.keep(KeptFinding(finding: finding, protection: protection), key) }
        return made(finding, protection, seed, key, isFromCache: false)
    }

    private func made(
        _ finding: Finding, _ protection: Protection?, _ seed: UInt64, _ key: VerdictKey?, isFromCache: Bool
    ) -> CodeCheck {
        let cases = folder.exercise.cases.map { $0.commands.map(WireValue.init) }
        var check = CodeCheck(finding, protection: protection, seed: seed, cases: cases)
        check.key = key
        check.isFromCache = isFromCache
        return check
    }

    private func whole(_ body: () throws(CheckFailure) -> CodeCheck) -> CodeCheck {
        do throws(CheckCancelled) {
            return try cancellable(body)
        } catch {
            return CodeCheck(.graderFault(.host("cancelled")))
        }
    }

    private func cancellable(
        _ body: () throws(CheckFailure) -> CodeCheck
    ) throws(CheckCancelled) -> CodeCheck {
        do throws(CheckFailure) {
            return try body()
        } catch {
            switch error {
            case .fault(let fault): return CodeCheck(.graderFault(fault))
            case .cancelled: throw CheckCancelled()
            }
        }
    }
}

extension CodeChecker {
    /// What is compiled with a student's files.
    func companions() throws(GraderFault) -> ExerciseFolder.Companions {
        guard oracle == nil else { return try folder.companions() }
        return try folder.companions(commands: try CommandsModule(OwnSources(folder), installation: installation))
    }

    /// Who answers for this exercise, at work.
    func startOracle(
        _ commands: CommandsModule?, _ cancellation: Cancellation? = nil
    ) throws(GraderFault) -> any AnsweringOracle {
        if let oracle { return oracle }
        let library = try OracleLibrary(OwnSources(folder), commands: commands, installation: installation)
        return try OwnOracle(library, self, cancellation)
    }

    /// What is started as a host.
    var program: HostProgram { HostProgram(installation, data: folder.data) }

    var limits: HostLimits {
        let limits = folder.exercise.limits
        return HostLimits(
            wallMilliseconds: options.wallMilliseconds, processorSeconds: limits.seconds,
            memoryBytes: limits.megabytes << 20, outputBytes: limits.outputKilobytes << 10)
    }

    /// The same with the student's code in another locale and time zone.
    public func under(_ circumstances: VerifyCircumstances) -> CodeChecker {
        var checker = self
        // A kept verdict is one of the usual circumstances.
        checker.options.keepsVerdicts = false
        checker.variables = HostEnvironment(
            locale: circumstances.locale, timeZone: circumstances.timeZone)
        return checker
    }

    /// The same, which keeps no verdicts.
    var forgetful: CodeChecker {
        var checker = self
        checker.options.keepsVerdicts = false
        return checker
    }

    /// Starts a host that sees the output of `scratch`.
    func startHost(
        _ scratch: ScratchFolder, _ cancellation: Cancellation? = nil
    ) throws(GraderFault) -> HostProcess {
        guard options.sandbox != .never,
            let sandbox = Sandbox(
                program, installation: installation, student: scratch.output, variables: variables)
        else {
            guard options.sandbox != .always else { throw .noSandbox }
            return try HostProcess.bare(program, installation, scratch, cancellation, variables: variables)
        }
        return try HostProcess.sandboxed(sandbox, cancellation)
    }

    /// `host` once it runs; one without a sandbox where that is all this machine can do.
    func readyHost(
        _ host: HostProcess, _ scratch: ScratchFolder, _ cancellation: Cancellation? = nil
    ) throws(CheckFailure) -> HostProcess {
        if try host.isReady() { return host }
        guard host.protection == .sandbox, options.sandbox != .always else { throw .fault(.host(host.lastWords)) }
        let bare = try CheckFailure.faults { () throws(GraderFault) in
            try HostProcess.bare(program, installation, scratch, cancellation, variables: variables)
        }
        guard try bare.isReady() else { throw .fault(.host(bare.lastWords)) }
        return bare
    }
}
