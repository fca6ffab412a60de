internal import CourseModel
internal import ExerciseKit
internal import HostProtocol
internal import Oracles

/// One check: the compiler and the host start at once, the reference runs meanwhile, then the student's code is told the
/// sequences.
struct CheckRun {
    private let checker: CodeChecker
    private let seed: UInt64
    private let scratch: ScratchFolder
    private static let library = "student"

    init(_ checker: CodeChecker, seed: UInt64) throws(GraderFault) {
        self.checker = checker
        self.seed = seed
        scratch = try ScratchFolder(in: checker.installation.temporary)
    }

    func check(_ file: StudentFile) throws(GraderFault) -> CodeCheck {
        let commands = try checker.commandsModule()
        var sources = try checker.folder.sources(
            file.bytes, harness: try checker.folder.harness(), in: scratch.path)
        sources.commands = commands
        let compilation = try Compilation(
            sources, to: Self.library, in: scratch.output, installation: checker.installation)
        let starting = try checker.startHost(scratch)
        starting.preload(
            ImportedModules.libraries(
                in: file.bytes + (checker.folder.isTested ? TestRun.imports : []),
                folder: checker.installation.toolchain.libraries))
        let plan = try plan(commands)
        let product: Compilation.Product
        switch compilation.finish(within: checker.options.compileMilliseconds) {
        case .success(let made): product = made
        case .failure(.errors(let errors)): return CodeCheck(.compileError(errors))
        case .failure(.outOfTime): return CodeCheck(.compileLimit)
        case .failure(.fault(let fault)): throw fault
        }
        let host = try checker.readyHost(starting, scratch)
        try host.load(checker.installation.toolchain.present(product.wanted))
        switch plan {
        case .sequences(let list, let oracle): return try examine(list, oracle, host)
        case .tests: return try TestRun(host: host, library: Self.library, limits: checker.limits).check()
        }
    }

    private enum Plan {
        case sequences(SequenceList, any AnsweringOracle)
        case tests
    }

    private func plan(_ commands: CommandsModule?) throws(GraderFault) -> Plan {
        guard !checker.folder.isTested else { return .tests }
        let oracle = try checker.startOracle(commands)
        return .sequences(try SequenceList(checker.folder.exercise, oracle: oracle, seed: seed), oracle)
    }

    private func examine(_ list: SequenceList, _ oracle: any AnsweringOracle, _ host: HostProcess) throws(GraderFault)
        -> CodeCheck
    {
        let student = Student(host: host, library: Self.library, limits: checker.limits)
        do throws(ServingFailure) {
            let outcome = try Examination(student: student, list: list).run()
            guard var difference = outcome.difference else { return CodeCheck(.passed, protection: host.protection) }
            let shrinker = Shrinker(oracle: oracle, serve: student.serve, now: { System.now })
            difference = try shrinker.shrink(difference)
            let trace = CodeCheck.Trace(
                difference: difference, named: outcome.named, cases: list.named.map(\.commands))
            return CodeCheck(
                verdict(difference), protection: host.protection,
                trace: Shrinker.mayRunAgain(difference.observed.ending) ? trace : nil)
        } catch {
            switch error {
            case .notLoaded(let reason): return CodeCheck(.compileError([.notLinked(message: reason)]))
            case .fault(let fault): throw fault
            }
        }
    }

    private func verdict(_ difference: Difference) -> CodeVerdict {
        let counterexample = difference.counterexample(seed: seed)
        switch difference.observed.ending {
        case .completed: return .wrong(counterexample)
        // Where it should stop, but with another message, it is wrong; where it should not, it trapped.
        case .trapped, .crashed:
            return difference.isExpectedToStopThere ? .wrong(counterexample) : .trapped(counterexample)
        case .exited(let status): return .endedEarly(status: status, counterexample)
        case .timeLimit: return .timeLimit(counterexample)
        case .memoryLimit: return .memoryLimit(counterexample)
        case .outputLimit: return .outputLimit(counterexample)
        case .interfered: return .interfered
        }
    }
}

extension Difference {
    /// Whether a right solution stops the program where the student's stopped.
    var isExpectedToStopThere: Bool {
        expected.ending != .completed && observed.observations == expected.observations
    }
}
