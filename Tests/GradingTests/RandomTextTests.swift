import CourseModel
import Testing

@testable import Grading

/// No typed text, whatever its bytes, stops a reader.
struct RandomTextTests {
    /// Bytes, or scalars that the readers look out for.
    private func text(_ random: inout SplitMix64) -> String {
        let pieces = Array("0123456789٠١٩۰９.,٫٬،'’ -−+/*×÷rRxk⅓²Ⅷ万()[]{}\"“”\\\u{200F}\u{A0}\u{301}aİıß\n\r\u{0}")
        if random.below(2) == 0 {
            return String(decoding: (0..<random.below(40)).map { _ in UInt8(random.below(256)) }, as: UTF8.self)
        }
        return String((0..<random.below(30)).map { _ in pieces[Int(random.below(UInt64(pieces.count)))] })
    }

    private let questions = [
        ArithmeticQuestion(first: 7, operation: .add, second: 3),
        ArithmeticQuestion(first: 7, operation: .divide, second: 3, division: .remainder),
        ArithmeticQuestion(
            first: 7, operation: .divide, second: 3, division: .decimal(places: 2), tolerance: try? Rational(1, 3)),
        ArithmeticQuestion(first: 7, operation: .divide, second: 3, division: .fraction(lowestTerms: true)),
    ]

    @Test func `numbers and questions`() {
        var random = SplitMix64(seed: 21)
        for _ in 0..<500 {
            let text = text(&random)
            for locale in ["en", "tr", "ar", "en-in", "de-ch"].map(LanguageTag.init) {
                let verdict = ArithmeticGrader.grade([text, text, text, text], questions, locale: locale)
                let isReadable = verdict.outcome != .unreadable
                #expect(verdict.parts.allSatisfy { ($0.result != .unreadable) == isReadable })
                #expect(verdict.parts.count == 4 || !isReadable)
                _ = try? StudentQuestion.read(text, locale: locale, division: .remainder)
            }
        }
    }

    @Test func `blanks and choices`() {
        var random = SplitMix64(seed: 22)
        let quiz = Quiz(question: "", options: [.init(text: "a"), .init(text: "b")], key: [0, 1])
        for _ in 0..<100 {
            let (typed, key, before, after) = (text(&random), text(&random), text(&random), text(&random))
            for language in [FillLanguage.swift, .code("json"), .text] {
                let fill = FillIn(
                    prompt: "", language: language, template: [.text(before), .blank(0), .text(after)],
                    blanks: [Blank(answers: [key], letterCase: .ignore)])
                let verdict = FillInGrader(fill: fill, language: LanguageTag("tr")).verdict(on: [typed])
                #expect(verdict.parts.count == 1)
                let own = FillInGrader(fill: fill, language: LanguageTag("tr")).verdict(on: [key])
                #expect(own.outcome == .passed || own.outcome == .unreadable, "\(key.debugDescription)")
            }
            #expect(
                !QuizGrader(quiz: quiz, step: StepID(lesson: LessonID("l"), step: "s")).verdict(on: [typed]).parts
                    .isEmpty)
        }
    }
}
