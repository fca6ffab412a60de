import CourseModel
import Testing

@testable import CourseLint

struct OptionTranslationRuleTests {
    @Test func `other options are reported, and their key is not compared`() throws {
        let findings = try translationFindings(
            LessonText.quiz("abc", answer: "2"), against: LessonText.quiz("ab", answer: "0"))
        let problem = TranslationProblem.optionCountDiffers(id: "q", count: 3, reference: "en", referenceCount: 2)
        #expect(findings.map(\.problem) == [.translation(problem)])
    }
}
