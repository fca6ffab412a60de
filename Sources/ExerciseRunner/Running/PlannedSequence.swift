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
