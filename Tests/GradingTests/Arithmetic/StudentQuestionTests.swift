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
            ("12 − (−5)", 12, .subtract, -5), ("(-12) - 5", -12, .subtract, 5), ("(3)×(4)", 3, .multiply, 4),
            ("12 / ( -5 )", 12, .divide, -5), ("3 + 4 =", 3, .add, 4), ("3 + 4 = ?", 3, .add, 4), ("3+4=?", 3, .add, 4),
            ("٣ + ٤ = ؟", 3, .add, 4), ("0x10", 0, .multiply, 10),
        ] as [(String, Int, ArithmeticOperation, Int)])
    func `a question is read`(text: String, first: Int, operation: ArithmeticOperation, second: Int) throws {
        let question = try StudentQuestion.read(text, locale: english, division: .integer)
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
            ("1 + 2 + 3", .severalOperations), ("12 % 5", .unknownOperation(text: "%")),
            ("six / 2", .unreadableNumber(.first, text: "six")), ("2 ^ 3", .unknownOperation(text: "^")),
            ("12 mod 5", .unknownOperation(text: "mod")),
            ("12 mod -5", .unknownOperation(text: "mod")), ("12 / 0", .divisionByZero), ("12 ÷ 00", .divisionByZero),
            ("12 ** 5", .unknownOperation(text: "**")), ("12 * / 5", .unknownOperation(text: "* /")),
            ("12 // 5", .unknownOperation(text: "//")), ("12 5", .noOperation), ("12 5 =", .noOperation),
            ("3 + 4 + 5 = ?", .severalOperations), ("3 - -4 - 5", .severalOperations), ("2x3x4", .severalOperations),
            ("0x10 + 1", .unreadableNumber(.first, text: "0x10")), ("1 + 0xF", .unreadableNumber(.second, text: "0xF")),
            ("(3 + 4", .unreadableNumber(.first, text: "(3")), ("= ?", .missingFields), ("3 + =", .missingFields),
            ("9223372036854775807 + 1", .overflow), ("9223372036854775808 + 1", .overflow),
            ("-9223372036854775808 / -1", .overflow),
        ] as [(String, QuestionRefusal)])
    func `a bad question is refused with its reason`(text: String, refusal: QuestionRefusal) {
        #expect(throws: refusal) { try StudentQuestion.read(text, locale: english, division: .integer) }
    }

    @Test func `a division asks for what is said`() throws {
        let remainder = try StudentQuestion.read("12 / 5", locale: english, division: .remainder)
        #expect(remainder.division == .remainder)
        #expect(try StudentQuestion.read("12 / 4", locale: english, division: .exact).division == .exact)
        #expect(throws: QuestionRefusal.remains) {
            try StudentQuestion.read("12 / 5", locale: english, division: .exact)
        }
    }

    @Test func `the text of a question is read as that question`() throws {
        let numbers = [.min + 1, -1_234, -5, 0, 7, 16_000]
        for operation in [ArithmeticOperation.add, .subtract, .multiply, .divide] {
            for (first, second) in numbers.flatMap({ first in numbers.map { (first, $0) } }) {
                let question = ArithmeticQuestion(
                    first: first, operation: operation, second: second, division: .integer)
                guard (try? ArithmeticKey.of(question)) != nil else { continue }
                let text = ArithmeticText.of(question)
                for text in [text, text + " =", "\u{200F}" + text] {
                    #expect(try StudentQuestion.read(text, locale: english, division: .integer) == question, "\(text)")
                }
            }
        }
    }

    @Test func `three fields make a question, or are refused`() throws {
        let question = try StudentQuestion.read(
            first: "12", operation: "*", second: "5", locale: english, division: .integer)
        #expect(
            question == ArithmeticQuestion(first: 12, operation: .multiply, second: 5, division: .integer))
        #expect(throws: QuestionRefusal.missingFields) {
            try StudentQuestion.read(first: "12", operation: "", second: "5", locale: english, division: .integer)
        }
        #expect(throws: QuestionRefusal.unknownOperation(text: "**")) {
            try StudentQuestion.read(first: "12", operation: "**", second: "5", locale: english, division: .integer)
        }
        #expect(throws: QuestionRefusal.unreadableNumber(.first, text: "a")) {
            try StudentQuestion.read(first: "a", operation: "**", second: "b", locale: english, division: .integer)
        }
    }
}
