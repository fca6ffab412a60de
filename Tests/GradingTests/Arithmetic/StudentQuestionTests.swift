import CourseModel
import Grading
import Testing

struct StudentQuestionTests {
    private let english = LanguageTag("en")

    @Test(
        arguments: [
            ("12 / 5", 12, .divide, 5), ("12/5", 12, .divide, 5), ("12 ÷ 5", 12, .divide, 5), ("12:5", 12, .divide, 5),
            ("3*4", 3, .multiply, 4), ("3 × 4", 3, .multiply, 4), ("3 x 4", 3, .multiply, 4), ("3·4", 3, .multiply, 4),
            ("-3 - -4", -3, .subtract, -4), ("3−4", 3, .subtract, 4), ("3 – 4", 3, .subtract, 4),
            ("+3 + +4", 3, .add, 4),
            ("١٢ ÷ ٥", 12, .divide, 5), ("1,000 + 1", 1_000, .add, 1), ("1 000 + 1", 1_000, .add, 1),
            ("\u{200F}12 / 5\u{202C}", 12, .divide, 5), ("3.0 + 4", 3, .add, 4),
        ] as [(String, Int, ArithmeticOperation, Int)])
    func `a question is read`(text: String, first: Int, operation: ArithmeticOperation, second: Int) throws {
        let question = try StudentQuestion.read(text, locale: english)
        #expect(question.first == first && question.operation == operation && question.second == second)
    }

    @Test(
        arguments: [
            ("", .missingFields), ("   ", .missingFields), ("12", .missingFields), ("12 /", .missingFields),
            ("/ 5", .missingFields), ("/", .missingFields), ("twelve", .missingFields),
            ("twelve / 5", .unreadableNumber(.first, text: "twelve")),
            ("12 / five", .unreadableNumber(.second, text: "five")),
            ("12.5 / 5", .unreadableNumber(.first, text: "12.5")),
            ("12,5 / 5", .unreadableNumber(.first, text: "12,5")),
            ("1 + 2 + 3", .unreadableNumber(.second, text: "2 + 3")), ("12 % 5", .unknownOperation(text: "%")),
            ("six / 2", .unreadableNumber(.first, text: "six")), ("2 ^ 3", .unknownOperation(text: "^")),
            ("12 mod 5", .unknownOperation(text: "mod")),
            ("12 mod -5", .unknownOperation(text: "mod")), ("12 / 0", .divisionByZero), ("12 ÷ 00", .divisionByZero),
            ("9223372036854775807 + 1", .overflow), ("9223372036854775808 + 1", .overflow),
            ("-9223372036854775808 / -1", .overflow),
        ] as [(String, QuestionRefusal)])
    func `a bad question is refused with its reason`(text: String, refusal: QuestionRefusal) {
        #expect(throws: refusal) { try StudentQuestion.read(text, locale: english) }
    }

    @Test func `a division that leaves a remainder asks for it`() throws {
        #expect(try StudentQuestion.read("12 / 5", locale: english).division == .remainder)
        #expect(try StudentQuestion.read("12 / 4", locale: english).division == .exact)
    }

    @Test func `three fields make a question, or are refused`() throws {
        let question = try StudentQuestion.read(first: "12", operation: "*", second: "5", locale: english)
        #expect(question == ArithmeticQuestion(first: 12, operation: .multiply, second: 5))
        #expect(throws: QuestionRefusal.missingFields) {
            try StudentQuestion.read(first: "12", operation: "", second: "5", locale: english)
        }
        #expect(throws: QuestionRefusal.unknownOperation(text: "**")) {
            try StudentQuestion.read(first: "12", operation: "**", second: "5", locale: english)
        }
        #expect(throws: QuestionRefusal.unreadableNumber(.first, text: "a")) {
            try StudentQuestion.read(first: "a", operation: "**", second: "b", locale: english)
        }
    }
}
