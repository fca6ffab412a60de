internal import CourseModel
internal import ExerciseKit

/// Sequences of commands on which a student's code and the reference differ; the difference shows in the last one.
struct Difference: Equatable {
    var caseName: String?
    var sequences: [[WireValue]]
    var expected: Served
    var observed: Served

    func counterexample(seed: UInt64) -> Counterexample {
        Counterexample(
            caseName: caseName, earlier: sequences.dropLast().map { $0.map(\.plain) },
            commands: (sequences.last ?? []).map(\.plain), expected: expected.behaviour,
            observed: observed.behaviour, seed: seed)
    }

    /// Whether `other` is a difference of the same kind: a shorter sequence that differs in another way would tell the
    /// student of another fault.
    func isAlike(_ other: Difference) -> Bool {
        expected.ending.kind == other.expected.ending.kind && observed.ending.kind == other.observed.ending.kind
    }

    /// The same, with the last sequence cut after the command at which the difference shows.
    var cut: Difference {
        let place = zip(expected.observations, observed.observations).prefix { $0 == $1 }.reduce(0) { n, _ in n + 1 }
        var cut = self
        guard let last = sequences.last, place + 1 < last.count else { return self }
        cut.sequences[sequences.count - 1] = Array(last.prefix(place + 1))
        cut.expected = expected.cut(after: place)
        cut.observed = observed.cut(after: place)
        return cut
    }
}

extension Served {
    /// What is seen where the commands end after the one at `place`.
    fileprivate func cut(after place: Int) -> Served {
        guard observations.count > place else { return self }
        return Served(observations: Array(observations.prefix(place + 1)), ending: .completed)
    }
}

extension Ending {
    fileprivate enum Kind { case completed, trapped, crashed, exited, limit, interfered }

    fileprivate var kind: Kind {
        switch self {
        case .completed: .completed
        case .trapped: .trapped
        case .crashed: .crashed
        case .exited: .exited
        case .timeLimit, .memoryLimit, .outputLimit: .limit
        case .interfered: .interfered
        }
    }
}
