import CourseModel
import Testing

@testable import CourseLint

struct KindTranslationRuleTests {
    @Test func `another kind is reported once, and nothing else of that step`() throws {
        let findings = try translationFindings(
            LessonText.quiz("ab", answer: "0", id: "s", more: "  hints: [H.]"), against: LessonText.text("s"))
        let problem = TranslationProblem.kindDiffers(id: "s", kind: "quiz", reference: "en", referenceKind: "text")
        #expect(findings.map(\.problem) == [.translation(problem)])
    }
}
