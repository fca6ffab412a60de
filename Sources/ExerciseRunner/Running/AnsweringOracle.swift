internal import CourseModel
internal import ExerciseKit

/// Who knows what a right solution shows: a reference of `learn`'s, which is asked at once, or an exercise's own, which runs
/// in a host.
protocol AnsweringOracle {
    /// One answer for each of the sequences, in order.
    func answer(_ sequences: [[WireValue]]) throws(CheckFailure) -> [Oracle.Answer]

    /// Sequences of these lengths with their answers; `seed` decides them.
    func generate(seed: UInt64, lengths: [Int]) throws(CheckFailure) -> [AnsweredSequence]
}

struct AnsweredSequence: Equatable {
    var commands: [WireValue]
    var answer: Oracle.Answer
}

extension Oracle: AnsweringOracle {
    func answer(_ sequences: [[WireValue]]) -> [Answer] { sequences.map { answer(to: $0) } }

    func generate(seed: UInt64, lengths: [Int]) -> [AnsweredSequence] {
        var generator: any RandomNumberGenerator = SeededGenerator(seed: seed)
        return lengths.map { length in
            let made = answeredSequence(length: length, using: &generator)
            return AnsweredSequence(commands: made.commands, answer: made.answer)
        }
    }
}
