internal import CourseModel
internal import ExerciseKit
internal import Grading
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
    static let mostTraps = 8

    var named: [PlannedSequence]
    /// Those that go on to their end.
    var completing: [PlannedSequence]
    var trapping: [PlannedSequence]

    init(_ exercise: Exercise, oracle: Oracle, seed: UInt64) throws(GraderFault) {
        named = []
        for one in exercise.cases { named.append(try Self.planned(one, oracle)) }
        completing = []
        trapping = []
        var generator: any RandomNumberGenerator = SplitMix64(seed: seed)
        let lengths = exercise.sequences.length
        for index in 0..<exercise.sequences.count {
            let length = lengths.lowerBound + index * lengths.count / exercise.sequences.count
            add(oracle.sequence(length: length, using: &generator), oracle)
        }
    }

    private static func planned(_ one: Exercise.NamedCase, _ oracle: Oracle) throws(GraderFault) -> PlannedSequence {
        let commands = one.commands.map(WireValue.init)
        let answer = oracle.answer(to: commands)
        if case .unreadable(let command) = answer { throw .unreadableCase(name: one.name, command: command) }
        guard let expected = Served(answer) else { throw .unreadableCase(name: one.name, command: 0) }
        return PlannedSequence(caseName: one.name, commands: commands, expected: expected)
    }

    private mutating func add(_ commands: [WireValue], _ oracle: Oracle) {
        guard var expected = Served(oracle.answer(to: commands)) else { return }
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
