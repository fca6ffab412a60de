import ExerciseKit
import Oracles
import Testing

struct CreateQuestionTests {
    @Test func `the newest question is the first`() throws {
        let shown = try shown(after: [["12", "5", "+"], ["40", "8", "/"]])
        #expect(shown.refusal == nil)
        let expected = [
            ArithmeticQuestion(first: 40, sign: .divide, second: 8),
            ArithmeticQuestion(first: 12, sign: .add, second: 5),
        ]
        #expect(shown.questions == expected)
    }

    @Test(
        arguments: [
            ([], .missingFields), (["12", "5"], .missingFields), (["1", "2", "+", "3"], .missingFields),
            (["12,5", "abc", "^"], .unreadableNumber("12,5")), (["1", " abc ", "^"], .unreadableNumber("abc")),
            (["", "0", "/"], .unreadableNumber("")), (["-", "0", "/"], .unreadableNumber("-")),
            (["1", "0", "÷"], .unknownOperation("÷")), (["1", "0", " / "], .divisionByZero),
            (["9223372036854775808", "0", "+"], .unreadableNumber("9223372036854775808")),
            (["9223372036854775807", "1", "+"], .overflow), (["-9223372036854775808", "1", "-"], .overflow),
            (["-9223372036854775808", "-1", "/"], .overflow), (["9223372036854775807", "2", "*"], .overflow),
        ] as [([String], CreateQuestion.Refusal)])
    func `the first fault is the reason, and nothing is added`(
        _ attempt: (fields: [String], reason: CreateQuestion.Refusal)
    ) throws {
        let shown = try shown(after: [["12", "5", "+"], attempt.fields])
        #expect(shown.refusal == attempt.reason)
        #expect(shown.questions == [ArithmeticQuestion(first: 12, sign: .add, second: 5)])
    }

    @Test func `numbers are read as Int reads them, spaces around them aside`() throws {
        let texts = ["12", "+3", "007", "-0", "--1", "+", "1_000", "١٢", "−3", "0x1F", "1e3", "-9223372036854775808"]
        for text in texts {
            let shown = try shown(after: [[" \(text) ", "1", "*"]])
            #expect(shown.questions.first?.first == Int(text), "\(text)")
            #expect((shown.refusal == .unreadableNumber(text)) == (Int(text) == nil), "\(text)")
        }
    }

    @Test func `generated attempts meet every outcome`() throws {
        var generator = Steps(state: 5)
        for _ in 0..<20 {
            var reference = CreateQuestionReference()
            var outcomes: Set<String> = []
            for command in CreateQuestionReference.sequence(length: 600, using: &generator) {
                let refusal = try reference.perform(command).refusal
                outcomes.insert(refusal?.wire.name ?? "added")
            }
            #expect(outcomes.count == 6)
        }
    }

    private func shown(after attempts: [[String]]) throws -> CreateQuestion.Observation {
        var reference = CreateQuestionReference()
        return try #require(attempts.map { try reference.perform(.init(fields: $0)) }.last)
    }
}
