internal import CourseModel
internal import ExerciseKit
internal import Oracles

/// Makes a difference shorter for as long as there is time: drops earlier sequences, then commands, then items of lists
/// within commands. What still differs in the same way is kept.
///
/// Dropping runs of halving length is the method of A. Zeller and R. Hildebrandt, "Simplifying and Isolating
/// Failure-Inducing Input", IEEE Transactions on Software Engineering 28(2), 2002.
struct Shrinker {
    /// Of shrinking, in milliseconds.
    static let patience = 300

    let oracle: any AnsweringOracle
    let serve: ([[WireValue]]) throws(ServingFailure) -> [Served]
    let now: () -> Int

    func shrink(_ difference: Difference) throws(ServingFailure) -> Difference {
        guard Self.mayRunAgain(difference.observed.ending) else { return difference.cut }
        var best = difference.cut
        let deadline = now() + Self.patience
        var isShorter = true
        while isShorter, now() < deadline {
            isShorter = false
            var candidates = Candidates(best.sequences)
            while now() < deadline, let candidate = candidates.next() {
                guard let found = try differing(candidate), found.isAlike(best) else { continue }
                best = found.cut
                candidates.accept(best.sequences)
                isShorter = true
            }
        }
        return best
    }

    /// What hangs, floods or takes all memory is not run again.
    static func mayRunAgain(_ ending: Ending) -> Bool {
        switch ending {
        case .timeLimit, .memoryLimit, .outputLimit: false
        default: true
        }
    }

    private func differing(_ sequences: [[WireValue]]) throws(ServingFailure) -> Difference? {
        // An oracle that fails where a generated sequence was shortened leaves it as it is.
        guard let last = sequences.last, !last.isEmpty, let answers = try? oracle.answer(sequences),
            let expected = answers.last.flatMap(Served.init)
        else { return nil }
        // An earlier sequence must be one that a right solution goes on from.
        guard answers.dropLast().allSatisfy(\.isCompleted) else { return nil }
        let observed = try serve(sequences)
        guard observed.count == sequences.count, let seen = observed.last, seen != expected,
            Self.mayRunAgain(seen.ending)
        else { return nil }
        return Difference(sequences: sequences, expected: expected, observed: seen)
    }
}

extension Oracle.Answer {
    fileprivate var isCompleted: Bool {
        guard case .completed = self else { return false }
        return true
    }
}
