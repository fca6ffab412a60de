internal import CourseModel
internal import ExerciseKit
internal import Oracles

/// A sequence to be served, with what a right solution shows.
struct PlannedSequence: Equatable {
    /// Nil for a generated one.
    var caseName: String?
    var commands: [WireValue]
    var expected: Served

    /// Whether a right solution stops the program: then it is served by a process of its own.
    var isExpectedToTrap: Bool { expected.ending != .completed }
}

/// What one process is to serve, with what a right solution leaves.
struct PlannedRun: Equatable {
    let sequences: [PlannedSequence]
    /// The bytes of `CommandSequences`.
    let commands: [UInt8]
    /// The entries of a right solution's ledger; nil where it stops the program.
    let entries: [UInt8]?

    init(_ sequences: [PlannedSequence]) {
        self.sequences = sequences
        commands = CommandSequences(sequences.map(\.commands)).bytes
        let isCompleting = !sequences.contains(where: \.isExpectedToTrap)
        entries = isCompleting ? Ledger.entries(of: sequences.map(\.expected.observations)) : nil
    }
}

/// What a run showed.
enum RunShown: Equatable {
    case expected
    case served([Served])

    /// Whether it met no limit.
    var isWithinLimits: Bool {
        switch self {
        case .expected: true
        case .served(let served): served.map(\.ending).allSatisfy(Shrinker.mayRunAgain)
        }
    }
}

/// All sequences of a check, the named ones first.
struct SequenceList: Equatable {
    /// Of the generated sequences at most so many may trap; the rest end before they would.
    static let mostTraps = 4

    var named: [PlannedSequence]
    /// Those that go on to their end.
    var completing: [PlannedSequence]
    var trapping: [PlannedSequence]

    init(_ exercise: Exercise, oracle: any AnsweringOracle, seed: UInt64) throws(CheckFailure) {
        named = []
        completing = []
        trapping = []
        let commands = exercise.cases.map { $0.commands.map(WireValue.init) }
        let answers = commands.isEmpty ? [] : try oracle.answer(commands)
        for ((one, commands), answer) in zip(zip(exercise.cases, commands), answers) {
            named.append(try Self.planned(one, commands, answer))
        }
        let plan = exercise.sequences
        let lengths = (0..<plan.count).map { plan.length.lowerBound + $0 * plan.length.count / plan.count }
        for one in try oracle.generate(seed: seed, lengths: lengths) { add(one.commands, one.answer) }
    }

    /// One process serves all that completes, and each sequence that stops the program has its own.
    var runs: [PlannedRun] {
        let completing = named.filter { !$0.isExpectedToTrap } + self.completing
        let alone = named.filter(\.isExpectedToTrap) + trapping
        return (completing.isEmpty ? [] : [PlannedRun(completing)]) + alone.map { PlannedRun([$0]) }
    }

    private static func planned(
        _ one: Exercise.NamedCase, _ commands: [WireValue], _ answer: Oracle.Answer
    ) throws(CheckFailure) -> PlannedSequence {
        if case .unreadable(let command) = answer {
            throw .fault(.unreadableCase(name: one.name, command: command))
        }
        guard let expected = Served(answer) else {
            throw .fault(.unreadableCase(name: one.name, command: 0))
        }
        return PlannedSequence(caseName: one.name, commands: commands, expected: expected)
    }

    private mutating func add(_ commands: [WireValue], _ answer: Oracle.Answer) {
        guard var expected = Served(answer) else { return }
        let served = expected.observations.count
        if expected.ending == .completed {
            completing.append(PlannedSequence(commands: commands, expected: expected))
        } else if trapping.count < Self.mostTraps {
            // What follows the trap is never told.
            trapping.append(PlannedSequence(commands: Array(commands.prefix(served + 1)), expected: expected))
        } else if served > 0 {
            expected.ending = .completed
            completing.append(PlannedSequence(commands: Array(commands.prefix(served)), expected: expected))
        }
    }
}
