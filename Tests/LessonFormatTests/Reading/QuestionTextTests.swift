import CourseModel
import Testing

@testable import LessonFormat

@Test(arguments: [
    ("12 * 5", 12, ArithmeticOperation.multiply, 5), ("12×5", 12, .multiply, 5), (" 7 / 2 ", 7, .divide, 2),
    ("7 ÷ 2", 7, .divide, 2), ("1+2", 1, .add, 2), ("1 - 2", 1, .subtract, 2), ("1 − −2", 1, .subtract, -2),
    ("-3--4", -3, .subtract, -4), ("0 * 10", 0, .multiply, 10),
])
func `two numbers and a sign are a question`(text: String, first: Int, operation: ArithmeticOperation, second: Int)
    throws
{
    let question = try QuestionText(text)
    #expect((question.first, question.operation, question.second) == (first, operation, second))
}

@Test(arguments: [
    "", "12", "12 *", "* 5", "1 + 2 + 3", "1.5 + 2", "3 x 4", "1 % 2", "١ + ٢", "1 + 1 = 2", "+1 + 2", "- 1",
    "010 + 5", "1 + 00", "-07 * 2",
])
func `anything else is none`(text: String) {
    #expect(throws: QuestionText.Fault.notAQuestion) { try QuestionText(text) }
}

@Test func `a number beyond 64 bits overflows`() {
    #expect(throws: QuestionText.Fault.overflow) { try QuestionText("9223372036854775808 + 1") }
    #expect(throws: Never.self) { try QuestionText("-9223372036854775808 + 1") }
}
