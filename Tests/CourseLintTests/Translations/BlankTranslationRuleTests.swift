import CourseModel
import Testing

@testable import CourseLint

struct BlankTranslationRuleTests {
    @Test func `other blanks are reported, and the template is not compared`() throws {
        let findings = try translationFindings(
            LessonText.fill("f({{0}}, {{1}})", [["a"], ["b"]]), against: LessonText.fill("f({{0}})", [["a"]]))
        let problem = TranslationProblem.blankCountDiffers(id: "f", count: 2, reference: "en", referenceCount: 1)
        #expect(findings.map(\.problem) == [.translation(problem)])
    }
}
