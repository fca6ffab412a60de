internal import CourseModel
internal import ExerciseKit
internal import Oracles

/// Serves all sequences to a student's code and looks for the first difference.
struct Examination {
    let student: Student
    let oracle: Oracle
    let list: SequenceList

    struct Outcome: Equatable {
        /// Nil where there is none: the student's code passes.
        var difference: Difference?
        /// What the named cases showed, in order.
        var named: [Served]
    }

    func run() throws(ServingFailure) -> Outcome {
        var outcome = Outcome(difference: nil, named: [])
        for one in list.named {
            let observed = try alone(one)
            outcome.named.append(observed)
            if outcome.difference == nil { outcome.difference = difference(one, observed) }
        }
        if outcome.difference == nil { outcome.difference = try together(list.completing) }
        for one in list.trapping where outcome.difference == nil {
            outcome.difference = difference(one, try alone(one))
        }
        return outcome
    }

    private func alone(_ one: PlannedSequence) throws(ServingFailure) -> Served {
        // A process that leaves no trace of the sequence has not served it.
        try student.serve([one.commands]).first ?? Served(observations: [], ending: .interfered)
    }

    private func difference(_ one: PlannedSequence, _ observed: Served) -> Difference? {
        guard observed != one.expected else { return nil }
        return Difference(
            caseName: one.caseName, sequences: [one.commands], expected: one.expected, observed: observed)
    }

    /// The first difference among sequences served by one process. One that shows only after others keeps them.
    private func together(_ planned: [PlannedSequence]) throws(ServingFailure) -> Difference? {
        guard !planned.isEmpty else { return nil }
        let observed = try student.serve(planned.map(\.commands))
        for (index, one) in planned.enumerated() {
            let seen = index < observed.count ? observed[index] : Served(observations: [], ending: .interfered)
            guard var found = difference(one, seen) else { continue }
            if index > 0, try !isAlone(one, seen) {
                found.sequences = planned[...index].map(\.commands)
            }
            return found
        }
        // All were served, and then the process did not end as it should.
        guard observed.count > planned.count, let last = planned.last, let extra = observed.last else { return nil }
        return Difference(sequences: [last.commands], expected: last.expected, observed: extra)
    }

    /// Whether the difference shows in a process of its own too. What hangs or floods is not run again.
    private func isAlone(_ one: PlannedSequence, _ seen: Served) throws(ServingFailure) -> Bool {
        switch seen.ending {
        case .timeLimit, .memoryLimit, .outputLimit: true
        default: try alone(one) != one.expected
        }
    }
}
