import ExerciseKit
import Oracles
import Testing

struct AnsweredSequenceTests {
    @Test(arguments: Oracle.builtIn.map(\.name))
    func `what was made is answered as if it had been read from the wire`(_ name: String) throws {
        let oracle = try #require(Oracle.named(name))
        var one: any RandomNumberGenerator = SeededGenerator(seed: 7)
        var other: any RandomNumberGenerator = SeededGenerator(seed: 7)
        for length in 1...40 {
            let made = oracle.answeredSequence(length: length, using: &one)
            #expect(made.commands == oracle.sequence(length: length, using: &other))
            #expect(made.answer == oracle.answer(to: made.commands))
        }
    }
}
