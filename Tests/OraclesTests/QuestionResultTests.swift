import ExerciseKit
import Oracles
import Testing

struct QuestionResultTests {
    @Test(arguments: [(12, 5, 2), (-7, 2, -3), (7, -2, -3), (-7, -2, 3), (4, 5, 0), (-1, 2, 0), (Int.min, 1, Int.min)])
    func `a quotient is cut toward zero`(_ numbers: (first: Int, second: Int, quotient: Int)) throws {
        #expect(try answer(numbers.first, .divide, numbers.second).result == numbers.quotient)
    }

    @Test func `the text has the signs that people read, and negative numbers as Swift writes them`() throws {
        #expect(try answer(12, .divide, 5).text == "12 ÷ 5")
        #expect(try answer(-3, .multiply, 0).text == "-3 × 0")
        #expect(try answer(5, .subtract, -12).text == "5 \u{2212} -12")
        #expect(try answer(1, .add, 2).text == "1 + 2")
    }

    @Test func `what has no result stops the program`() {
        #expect(throws: Trap("Division by zero")) { try answer(12, .divide, 0) }
        #expect(throws: Trap("arithmetic overflow")) { try answer(.max, .add, 1) }
        #expect(throws: Trap("arithmetic overflow")) { try answer(.min, .divide, -1) }
    }

    @Test func `generated questions have the results that Swift works out`() throws {
        var generator = Steps(state: 3)
        for command in QuestionResultReference.sequence(length: 2_000, using: &generator) {
            let (first, second) = (command.question.first, command.question.second)
            let swift =
                switch command.question.sign {
                case .add: first + second
                case .subtract: first - second
                case .multiply: first * second
                case .divide: first / second
                }
            #expect(try answer(first, command.question.sign, second).result == swift)
        }
    }

    @Test func `every two hundred questions tell cutting from rounding and whole numbers from doubles`() {
        var generator = Steps(state: 11)
        for _ in 0..<50 {
            let questions = QuestionResultReference.sequence(length: 200, using: &generator).map(\.question)
            let divisions = questions.filter { $0.sign == .divide }
            #expect(divisions.contains { $0.first < 0 && $0.second > 0 && $0.first % $0.second != 0 })
            #expect(divisions.contains { $0.first > 0 && $0.second < 0 && $0.first % $0.second != 0 })
            #expect(divisions.contains { Int(Double($0.first)) != $0.first })
            #expect(Set(questions.map(\.sign)).count == 4)
        }
    }

    private func answer(_ first: Int, _ sign: ArithmeticSign, _ second: Int) throws(Trap) -> QuestionResult.Observation
    {
        var reference = QuestionResultReference()
        return try reference.perform(QuestionResult.Command(.init(first: first, sign: sign, second: second)))
    }
}
