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
                switch try attempt(candidate) {
                case .differs(let found) where found.isAlike(best):
                    best = found.cut
                    candidates.accept(best.sequences)
                    isShorter = true
                case .differs, .isOfNoUse: continue
                case .mustStop: return best
                }
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

    private enum Attempt {
        case differs(Difference)
        case isOfNoUse
        /// A limit was met, or nothing can be run any more.
        case mustStop
    }

    /// Throws only where it is cancelled: what was found stands without being shortened further.
    private func attempt(_ sequences: [[WireValue]]) throws(ServingFailure) -> Attempt {
        do throws(ServingFailure) {
            return try differing(sequences)
        } catch {
            guard error != .cancelled else { throw error }
            return .mustStop
        }
    }

    private func differing(_ sequences: [[WireValue]]) throws(ServingFailure) -> Attempt {
        guard let last = sequences.last, !last.isEmpty, let answers = try answers(sequences),
            let expected = answers.last.flatMap(Served.init)
        else { return .isOfNoUse }
        // An earlier sequence must be one that a right solution goes on from.
        guard answers.dropLast().allSatisfy(\.isCompleted) else { return .isOfNoUse }
        let observed = try serve(sequences)
        if let seen = observed.last, !Self.mayRunAgain(seen.ending) { return .mustStop }
        guard observed.count == sequences.count, let seen = observed.last, seen != expected else { return .isOfNoUse }
        return .differs(Difference(sequences: sequences, expected: expected, observed: seen))
    }

    /// Nil where the oracle fails: it may where a generated sequence was shortened.
    private func answers(_ sequences: [[WireValue]]) throws(ServingFailure) -> [Oracle.Answer]? {
        do throws(CheckFailure) {
            return try oracle.answer(sequences)
        } catch {
            if case .fault(.oracle) = error { return nil }
            throw ServingFailure(error)
        }
    }
}

extension Oracle.Answer {
    fileprivate var isCompleted: Bool {
        guard case .completed = self else { return false }
        return true
    }
}
