import CourseModel
import Testing

@testable import Grading

struct ArithmeticTextTests {
    @Test func `a question has signs, and brackets where two would meet`() {
        func text(_ a: Int, _ operation: ArithmeticOperation, _ b: Int) -> String {
            ArithmeticText.of(ArithmeticQuestion(first: a, operation: operation, second: b))
        }
        #expect(text(12, .divide, 5) == "12 ÷ 5")
        #expect(text(12, .multiply, 5) == "12 × 5")
        #expect(text(-12, .subtract, 5) == "−12 − 5")
        #expect(text(3, .subtract, -4) == "3 − (−4)")
        #expect(text(.min, .add, 0) == "−9223372036854775808 + 0")
    }

    @Test func `a key is written with the locale's decimal sign`() throws {
        let decimal = WrittenDecimal(isNegative: false, whole: "2", fraction: "40")
        let key = ArithmeticKey.rounded(decimal, exact: try Rational(12, 5), places: 2)
        #expect(ArithmeticText.key(key, locale: LanguageTag("tr")) == "2,40")
        #expect(ArithmeticText.key(key, locale: LanguageTag("ar")) == "2.40")
        #expect(ArithmeticText.key(.quotient(-3, remainder: -1), locale: LanguageTag("en")) == "−3 r −1")
        #expect(
            ArithmeticText.key(.fraction(try Rational(7, 3), lowestTerms: false), locale: LanguageTag("en")) == "7/3")
        #expect(ArithmeticText.key(.fraction(try Rational(6, 3), lowestTerms: true), locale: LanguageTag("en")) == "2")
    }

    @Test(arguments: NumberReaderTests.locales)
    func `the text of a key answers its question, and of no other`(locale: LanguageTag) throws {
        var random = SplitMix64(seed: 11)
        let kinds: [Division] = [
            .integer, .remainder, .decimal(places: 1), .decimal(places: 4), .fraction(lowestTerms: false),
            .fraction(lowestTerms: true),
        ]
        for _ in 0..<100 {
            let question = ArithmeticQuestion(
                first: random.pick(-999_999...999_999), operation: .divide, second: random.pick(1...99_999),
                division: kinds[Int(random.below(UInt64(kinds.count)))])
            let text = ArithmeticText.key(try ArithmeticKey.of(question), locale: locale)
            let other = ArithmeticQuestion(
                first: question.first + 2 * question.second, operation: .divide, second: question.second,
                division: question.division)
            #expect(
                ArithmeticGrader.grade([text], [question], locale: locale).outcome == .passed, "\(question) \(text)")
            #expect(ArithmeticGrader.grade([text], [other], locale: locale).outcome == .wrong, "\(other) \(text)")
        }
    }
}
