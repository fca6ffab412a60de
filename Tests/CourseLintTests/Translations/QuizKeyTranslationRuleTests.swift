import CourseModel
import Testing

@testable import CourseLint

struct QuizKeyTranslationRuleTests {
    @Test(arguments: [
        ("1", "", "10:11"), ("[0, 1]", "", "10:12"), ("0", "  order: fixed", "4:9"),
    ])
    func `another key or order is another answer`(answer: String, more: String, place: String) throws {
        let findings = try translationFindings(
            LessonText.quiz("ab", answer: answer, more: more),
            against: LessonText.quiz("ab", answer: "0"))
        #expect(findings.map(\.problem) == [.translation(.answerDiffers(id: "q", reference: "en"))])
        #expect(findings.map(\.place) == [place])
    }

    @Test func `how points are given must agree`() throws {
        let findings = try translationFindings(
            LessonText.quiz("abc", answer: "[0, 1]", more: "  scoring: all"),
            against: LessonText.quiz("abc", answer: "[1, 0]"))
        #expect(findings.map(\.problem) == [.translation(.answerDiffers(id: "q", reference: "en"))])
    }

    @Test func `the order in which a key is written does not matter`() throws {
        #expect(
            try translationFindings(
                LessonText.quiz("abc", answer: "[0, 1]"), against: LessonText.quiz("xyz", answer: "[1, 0]")) == [])
    }
}
