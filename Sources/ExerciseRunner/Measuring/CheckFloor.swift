internal import CourseModel
internal import ExerciseKit
internal import Oracles

/// The least that a check of an exercise can take, to measure checks against: the compiler alone on the same files, and a run
/// of the host without a sandbox.
package struct CheckFloor {
    private let checker: CodeChecker
    private let companions: ExerciseFolder.Companions
    private let scratch: ScratchFolder
    private let list: SequenceList
    private let oracle: any AnsweringOracle
    /// The toolchain's libraries that the student's wants.
    private let wanted: [String]
    private static let library = "floor"

    /// `files` are right, and what the host will serve.
    package init(_ checker: CodeChecker, _ files: StudentFiles, seed: UInt64) throws {
        self.checker = checker
        companions = try checker.companions()
        scratch = try ScratchFolder(in: checker.installation.temporary)
        oracle = try checker.startOracle(companions.commands)
        list = try SequenceList(checker.folder.exercise, oracle: oracle, seed: seed)
        let product = try Self.compilation(files, companions, scratch, checker).finish(within: 60_000).get()
        wanted = checker.installation.toolchain.present(product.wanted)
    }

    private static func compilation(
        _ files: StudentFiles, _ companions: ExerciseFolder.Companions, _ scratch: ScratchFolder, _ checker: CodeChecker
    ) throws(GraderFault) -> Compilation {
        let sources = try checker.folder.sources(files, companions, in: scratch.path)
        return try Compilation(sources, to: library, in: scratch.output, installation: checker.installation)
    }

    /// The compiler alone, where no object is there to be found the same.
    package func compile(_ files: StudentFiles) throws -> Duration {
        guard let commands = try checker.installation.buildCommands() else { throw GraderFault.noToolchain }
        let object = scratch.path + "/alone.o"
        System.removeAll(object)
        let sources = try checker.folder.sources(files, companions, in: scratch.path)
        let start = ContinuousClock.now
        let words = commands.compile(sources.paths, to: object) + sources.imports
        let program = try CapturedProgram(words, environment: checker.installation.environment)
        guard case .ended(.exited(0), _) = program.finish(within: 60_000) else { throw GraderFault.harness("") }
        return ContinuousClock.now - start
    }

    /// A host from its start to the last observation of one run of the sequences.
    package func serve() throws -> Duration {
        let start = ContinuousClock.now
        let host = try HostProcess.bare(checker.program, checker.installation, scratch, nil)
        guard try host.isReady() else { throw GraderFault.host(host.lastWords) }
        try host.load(wanted)
        let student = Student(host: host, library: Self.library, limits: checker.limits)
        let planned = list.named.filter { !$0.isExpectedToTrap } + list.completing
        guard try student.serve(planned.map(\.commands)) == planned.map(\.expected) else {
            throw GraderFault.harness("not right")
        }
        return ContinuousClock.now - start
    }

    /// Making the sequences, serving them all in a ready host and comparing; and how many were served.
    package func examine(seed: UInt64) throws -> (Duration, sequences: Int) {
        let host = try checker.readyHost(try checker.startHost(scratch), scratch)
        try host.load(wanted)
        // As in a check, where the host does it while the compiler works.
        host.prepare(self.list.runs.count, limits: checker.limits)
        try host.load(wanted)
        let start = ContinuousClock.now
        let list = try SequenceList(checker.folder.exercise, oracle: oracle, seed: seed)
        let student = Student(host: host, library: Self.library, limits: checker.limits)
        guard try Examination(student, list, runs: list.runs).run().difference == nil else {
            throw GraderFault.harness("not right")
        }
        return (ContinuousClock.now - start, list.named.count + list.completing.count + list.trapping.count)
    }

    /// The reference alone, told the same sequences in a loop.
    package func loop(seed: UInt64) throws -> Duration {
        let sequences = (list.named + list.completing + list.trapping).map(\.commands)
        let start = ContinuousClock.now
        let answers = try oracle.answer(sequences)
        let time = ContinuousClock.now - start
        guard answers.count == sequences.count else { throw GraderFault.harness("not answered") }
        return time
    }
}
