internal import CourseModel
internal import ExerciseKit
internal import Oracles

/// Serves all sequences to a student's code and looks for the first difference.
struct Examination {
    /// Serves sequences in one process.
    let serve: ([[WireValue]]) throws(ServingFailure) -> [Served]
    /// Serves runs, each in a process of its own; one that meets a limit is the last that is shown.
    let serveEach: ([PlannedRun]) throws(ServingFailure) -> [RunShown]
    let list: SequenceList
    /// Those of the list.
    let runs: [PlannedRun]
    /// Whether each sequence is a launch of a program, which may keep what it likes until it is quit: what differs only after
    /// others is none of the program's faults.
    var isLaunchedAnew = false

    struct Outcome: Equatable {
        /// Nil where there is none: the student's code passes.
        var difference: Difference?
        /// What each named case showed in a process of its own; only where there is a difference, and none that must not
        /// be met again.
        var named: [Served]
    }

    /// Only where something differs are the named cases served one by one: the first that differs is shown rather than a
    /// generated sequence.
    func run() throws(ServingFailure) -> Outcome {
        let shown = try serveEach(runs)
        guard let found = try firstDifference(shown) else {
            // What was not run is no pass.
            guard !runs.isEmpty, shown.count == runs.count else { throw .fault(.host("not run")) }
            return Outcome(difference: nil, named: [])
        }
        let alone = zip(runs, shown).compactMap { run, shown in
            run.sequences.count == 1 ? run.sequences.first.map { ($0, Self.single(shown, $0)) } : nil
        }
        if let outcome = limitMet(alone, found.difference) { return outcome }
        guard !found.isLimitMet else { return Outcome(difference: found.difference, named: []) }
        let named = try eachNamed(alone)
        if let outcome = limitMet(zip(list.named, named), found.difference) { return outcome }
        let difference = zip(list.named, named).lazy.compactMap { self.difference($0, $1) }.first
        return Outcome(difference: difference ?? found.difference, named: named)
    }

    /// A limit is met once and never again: a named case that met it is what is told.
    private func limitMet(
        _ served: some Sequence<(PlannedSequence, Served)>, _ found: Difference
    ) -> Outcome? {
        guard let (one, observed) = served.first(where: { !Shrinker.mayRunAgain($1.ending) }) else { return nil }
        let told = one.caseName == nil ? found : difference(one, observed) ?? found
        return Outcome(difference: told, named: [])
    }

    /// What the named cases show, in order, up to one that meets a limit. What was served `alone` is not served again.
    private func eachNamed(_ alone: [(PlannedSequence, Served)]) throws(ServingFailure) -> [Served] {
        var known = list.named.map { one in alone.first { $0.0 == one }?.1 }
        let missing = known.indices.filter { known[$0] == nil }
        let shown = try serveEach(missing.map { PlannedRun([list.named[$0]]) })
        for (index, shown) in zip(missing, shown) { known[index] = Self.single(shown, list.named[index]) }
        return known.prefix { $0 != nil }.compactMap(\.self)
    }

    private static func single(_ shown: RunShown, _ one: PlannedSequence) -> Served {
        switch shown {
        case .expected: one.expected
        // A process that leaves no trace of the sequence has not served it.
        case .served(let served): served.first ?? Served(observations: [], ending: .interfered)
        }
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

    private func firstDifference(_ shown: [RunShown]) throws(ServingFailure) -> Found? {
        for (run, one) in zip(runs, shown) {
            guard case .served(let served) = one else { continue }
            if let only = run.sequences.first, only.isExpectedToTrap {
                if let difference = difference(only, Self.single(one, only)) { return Found(difference) }
            } else if let found = try together(run.sequences, served, mayRunAgain: shown.allSatisfy(\.isWithinLimits)) {
                return found
            }
        }
        return nil
    }

    private func eachAlone(_ planned: ArraySlice<PlannedSequence>) throws(ServingFailure) -> Found? {
        for one in planned {
            if let difference = difference(one, try alone(one)) { return Found(difference) }
        }
        return nil
    }

    private func alone(_ one: PlannedSequence) throws(ServingFailure) -> Served {
        try serve([one.commands]).first ?? Served(observations: [], ending: .interfered)
    }

    private func difference(_ one: PlannedSequence, _ observed: Served) -> Difference? {
        guard observed != one.expected else { return nil }
        return Difference(
            caseName: one.caseName, sequences: [one.commands], expected: one.expected, observed: observed)
    }

    /// The first difference among sequences served by one process. One that shows only after others keeps them. What hangs or
    /// floods is not run again.
    private func together(
        _ planned: [PlannedSequence], _ observed: [Served], mayRunAgain: Bool
    ) throws(ServingFailure) -> Found? {
        guard let last = planned.last else { return nil }
        for (index, one) in planned.enumerated() {
            let seen = index < observed.count ? observed[index] : Served(observations: [], ending: .interfered)
            guard var found = difference(one, seen) else { continue }
            let whole = Found(found, lastSeen: observed.last?.ending)
            guard index > 0, mayRunAgain, !whole.isLimitMet else { return whole }
            let lonely = try alone(one)
            if !Shrinker.mayRunAgain(lonely.ending) { return difference(one, lonely).map { Found($0) } }
            guard lonely == one.expected else { return Found(found) }
            if isLaunchedAnew { return try eachAlone(planned[(index + 1)...]) }
            found.sequences = planned[...index].map(\.commands)
            return Found(found)
        }
        // All were served, and then the process did not end as it should.
        guard observed.count > planned.count, let extra = observed.last else { return nil }
        return Found(Difference(sequences: [last.commands], expected: last.expected, observed: extra))
    }
}

extension Examination {
    init(_ student: Student, _ list: SequenceList, runs: [PlannedRun], isLaunchedAnew: Bool = false) {
        self.init(
            serve: student.serve, serveEach: student.serve, list: list, runs: runs, isLaunchedAnew: isLaunchedAnew)
    }
}
