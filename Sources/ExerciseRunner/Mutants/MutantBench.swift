public import CourseModel
internal import ExerciseKit
internal import HostProtocol

/// Builds programs that hold many mutants each and finds out which of them the exercise's commands tell from a right
/// solution. For one thread.
public final class MutantBench {
    private let checker: CodeChecker
    private let companions: ExerciseFolder.Companions
    private let list: SequenceList
    private let scratch: ScratchFolder
    private let host: HostProcess
    private var builds = 0
    /// How long all runs of the first program took, which is the solution unchanged, in milliseconds.
    private var original: Int?

    /// Starts a host; the exercise's oracle answers all sequences that come from `seed`. Not for an exercise that is graded
    /// by unit tests.
    public init(_ checker: CodeChecker, seed: UInt64) throws(GraderFault) {
        self.checker = checker
        companions = try checker.companions()
        scratch = try ScratchFolder(in: checker.installation.temporary)
        let starting = try checker.startHost(scratch)
        let oracle = try checker.startOracle(companions.commands)
        do throws(CheckFailure) {
            list = try SequenceList(checker.folder.exercise, oracle: oracle, seed: seed)
            host = try checker.readyHost(starting, scratch)
        } catch {
            throw error.fault
        }
    }

    public enum Build: Equatable, Sendable {
        /// The library's name.
        case made(String)
        /// It does not compile. `files` are those with errors, as `#sourceLocation` names them; none where it is not known.
        case errors(files: Set<String>)
        /// The compiler took too long.
        case outOfTime
    }

    /// Compiles a student's files with a variable named `selector`, an `Int` that says which mutant is to run. Of its
    /// errors those in `blamed` files are told.
    public func build(_ files: StudentFiles, selector: String, blamed: [String]) throws(GraderFault) -> Build {
        builds += 1
        let folder = "\(scratch.path)/\(builds)"
        try System.makeFolders(folder)
        var sources = try checker.folder.sources(
            files, companions, in: folder, harnessSymbol: MutantEntry.harnessSymbol)
        let entry = folder + "/" + MutantEntry.file
        try System.write(Array(MutantEntry.source(selector: selector).utf8), to: entry)
        sources.paths.append(entry)
        sources.files = blamed
        let name = "mutants\(builds)"
        let compilation = try Compilation(sources, to: name, in: scratch.output, installation: checker.installation)
        switch compilation.finish(within: patience(mutants: blamed.count)) {
        case .success(let product):
            let libraries = checker.installation.toolchain.present(product.wanted)
            try withoutCancellation { () throws(CheckFailure) in try host.load(libraries) }
            return .made(name)
        case .failure(.errors(let errors)):
            return .errors(files: Set(errors.compactMap(\.file)))
        case .failure(.outOfTime), .failure(.cancelled): return .outOfTime
        case .failure(.fault(let fault)): throw fault
        }
    }

    /// How long the compiler may take over so many mutants, in milliseconds; well under what `CapturedProgram` gives it of a
    /// processor.
    private func patience(mutants: Int) -> Int {
        let one = checker.options.compileMilliseconds
        return max(one * 2, min(one * mutants / 16, 150_000))
    }

    /// Whether mutant `number` of a build shows what a right solution shows, for all sequences. The first that differs ends
    /// the run; one that hangs differs.
    public func passes(_ number: Int, of build: String) throws(GraderFault) -> Bool {
        let patience = original.map(MutantRun.patience) ?? checker.limits.wallMilliseconds
        let run = MutantRun(
            host: host, library: build, number: number, limits: checker.limits, patience: patience)
        let started = System.now
        // The solution itself is tried before any mutant.
        defer { if original == nil { original = System.now - started } }
        return try withoutCancellation { () throws(CheckFailure) in
            guard try run.passes(list.named.filter { !$0.isExpectedToTrap } + list.completing) else { return false }
            for one in list.named.filter(\.isExpectedToTrap) + list.trapping {
                guard try run.passes([one]) else { return false }
            }
            return true
        }
    }

    private func withoutCancellation<Value>(
        _ body: () throws(CheckFailure) -> Value
    ) throws(GraderFault) -> Value {
        do throws(CheckFailure) { return try body() } catch { throw error.fault }
    }
}

extension CheckFailure {
    /// Where nobody cancels.
    fileprivate var fault: GraderFault {
        switch self {
        case .fault(let fault): fault
        case .cancelled: .host("cancelled")
        }
    }
}

extension CompilerDiagnostic {
    fileprivate var file: String? {
        switch self {
        case .inFile(let name, _, _, _): name
        case .needs, .doesNotFit, .notLinked, .compilerCrashed: nil
        }
    }
}
