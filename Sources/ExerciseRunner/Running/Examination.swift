internal import CourseModel
internal import ExerciseKit
internal import Oracles

/// Serves all sequences to a student's code and looks for the first difference.
struct Examination {
    let serve: ([[WireValue]]) throws(ServingFailure) -> [Served]
    let list: SequenceList

    struct Outcome: Equatable {
        /// Nil where there is none: the student's code passes.
        var difference: Difference?
        /// What each named case showed in a process of its own; only where there is a difference, and none that must not
        /// be met again.
        var named: [Served]
    }

    /// One process serves all that completes, and each sequence that stops the program has its own. Only where something
    /// differs are the named cases served one by one: the first that differs is shown rather than a generated sequence.
    func run() throws(ServingFailure) -> Outcome {
        guard let found = try firstDifference() else { return Outcome(difference: nil, named: []) }
        var difference = found.difference
        guard !found.isLimitMet else { return Outcome(difference: difference, named: []) }
        var named: [Served] = []
        for one in list.named {
            let observed = try alone(one)
            // A limit is met once and never again: what met it is what is told.
            guard Shrinker.mayRunAgain(observed.ending) else {
                return Outcome(difference: self.difference(one, observed), named: [])
            }
            named.append(observed)
        }
        for (one, observed) in zip(list.named, named) {
            guard let found = self.difference(one, observed) else { continue }
            difference = found
            break
        }
        return Outcome(difference: difference, named: named)
    }

    private struct Found {
        var difference: Difference
        /// Whether what was run met a limit, then or later.
        var isLimitMet: Bool

        init(_ difference: Difference, lastSeen: Ending? = nil) {
            self.difference = difference
            isLimitMet = ![difference.observed.ending, lastSeen ?? .completed].allSatisfy(Shrinker.mayRunAgain)
        }
    }

    private func firstDifference() throws(ServingFailure) -> Found? {
        let completing = list.named.filter { !$0.isExpectedToTrap } + list.completing
        if let found = try together(completing) { return found }
        for one in list.named.filter(\.isExpectedToTrap) + list.trapping {
            if let difference = difference(one, try alone(one)) { return Found(difference) }
        }
        return nil
    }

    private func alone(_ one: PlannedSequence) throws(ServingFailure) -> Served {
        // A process that leaves no trace of the sequence has not served it.
        try serve([one.commands]).first ?? Served(observations: [], ending: .interfered)
    }

    private func difference(_ one: PlannedSequence, _ observed: Served) -> Difference? {
        guard observed != one.expected else { return nil }
        return Difference(
            caseName: one.caseName, sequences: [one.commands], expected: one.expected, observed: observed)
    }

    /// The first difference among sequences served by one process. One that shows only after others keeps them. What hangs or
    /// floods is not run again.
    private func together(_ planned: [PlannedSequence]) throws(ServingFailure) -> Found? {
        guard let last = planned.last else { return nil }
        let observed = try serve(planned.map(\.commands))
        for (index, one) in planned.enumerated() {
            let seen = index < observed.count ? observed[index] : Served(observations: [], ending: .interfered)
            guard var found = difference(one, seen) else { continue }
            let whole = Found(found, lastSeen: observed.last?.ending)
            guard index > 0, !whole.isLimitMet else { return whole }
            let lonely = try alone(one)
            if !Shrinker.mayRunAgain(lonely.ending) { return difference(one, lonely).map { Found($0) } }
            if lonely == one.expected { found.sequences = planned[...index].map(\.commands) }
            return Found(found)
        }
        // All were served, and then the process did not end as it should.
        guard observed.count > planned.count, let extra = observed.last else { return nil }
        return Found(Difference(sequences: [last.commands], expected: last.expected, observed: extra))
    }
}
