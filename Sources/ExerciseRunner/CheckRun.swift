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
    private let cancellation: Cancellation?
    private static let library = "student"

    init(_ checker: CodeChecker, seed: UInt64, _ cancellation: Cancellation?) throws(CheckFailure) {
        self.checker = checker
        self.seed = seed
        self.cancellation = cancellation
        scratch = try CheckFailure.faults { () throws(GraderFault) in
            try ScratchFolder(in: checker.installation.temporary)
        }
    }

    /// The finding, and what the student's code was kept in where it ran.
    func find(
        _ files: StudentFiles, _ companions: ExerciseFolder.Companions
    ) throws(CheckFailure) -> (Finding, Protection?) {
        let (compilation, starting, oracle) = try CheckFailure.faults { () throws(GraderFault) in
            let sources = try checker.folder.sources(files, companions, in: scratch.path)
            let compilation = try Compilation(
                sources, to: Self.library, in: scratch.output, installation: checker.installation)
            let starting = try checker.startHost(scratch, cancellation)
            starting.preload(libraries(importedBy: files, areTested: companions.areTests))
            guard !companions.areTests else { return (compilation, starting, Optional<any AnsweringOracle>.none) }
            return (compilation, starting, try checker.startOracle(companions.commands, cancellation))
        }
        let plan = try oracle.map { oracle throws(CheckFailure) in try self.plan(oracle) }
        starting.prepare(plan?.runs.count ?? 1, limits: checker.limits)
        // There is time for it while the compiler works.
        ScratchFolder.sweep(checker.installation.temporary)
        switch compilation.finish(within: checker.options.compileMilliseconds, cancellation) {
        case .success(let product):
            let host = try checker.readyHost(starting, scratch, cancellation)
            try host.load(checker.installation.toolchain.present(product.wanted))
            guard let plan else { return (try runTests(host), host.protection) }
            return (try examine(plan, host), host.protection)
        case .failure(.errors(let errors)): return (.errors(errors), nil)
        case .failure(.outOfTime): return (.compileLimit, nil)
        case .failure(.cancelled): throw .cancelled
        case .failure(.fault(let fault)): throw .fault(fault)
        }
    }

    private func libraries(importedBy files: StudentFiles, areTested: Bool) -> [String] {
        let folder = checker.installation.toolchain.libraries
        return (files.files.map(\.file.bytes) + (areTested ? [TestRun.imports] : []))
            .flatMap { ImportedModules.libraries(in: $0, folder: folder) }
            // All code compiled without optimisation wants it.
            + checker.installation.toolchain.present(["swiftSwiftOnoneSupport"])
    }

    private func runTests(_ host: HostProcess) throws(CheckFailure) -> Finding {
        Finding(tests: try TestRun(host: host, library: Self.library, limits: checker.limits).verdict())
    }

    private struct Plan {
        let list: SequenceList
        let runs: [PlannedRun]
        let oracle: any AnsweringOracle
    }

    private func plan(_ oracle: any AnsweringOracle) throws(CheckFailure) -> Plan {
        let list = try SequenceList(checker.folder.exercise, oracle: oracle, seed: seed)
        return Plan(list: list, runs: list.runs, oracle: oracle)
    }

    private func examine(_ plan: Plan, _ host: HostProcess) throws(CheckFailure) -> Finding {
        let student = Student(host: host, library: Self.library, limits: checker.limits)
        do throws(ServingFailure) {
            let outcome = try Examination(
                student, plan.list, runs: plan.runs, isLaunchedAnew: checker.installation.swiftUI != nil
            ).run()
            guard let difference = outcome.difference else { return .passed }
            let shrinker = Shrinker(oracle: plan.oracle, serve: student.serve, now: { System.now })
            return .differs(try shrinker.shrink(difference), named: outcome.named)
        } catch {
            switch error {
            case .notLoaded(let reason): return .errors(try LoadFailure(reason).errors())
            case .fault(let fault): throw .fault(fault)
            case .cancelled: throw .cancelled
            }
        }
    }
}
