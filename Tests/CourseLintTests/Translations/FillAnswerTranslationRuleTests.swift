import CourseModel
import Testing

@testable import CourseLint

struct FillAnswerTranslationRuleTests {
    @Test(arguments: [
        (["a", "b"], ["b", "a"], "swift", true), (["f(1)"], ["f( 1 )"], "swift", true),
        (["a"], ["a", "b"], "swift", false),
        (["f(1)"], ["f( 1 )"], "json", false), (["elma"], ["apple"], "text", true),
    ])
    func `code accepts the same in every language`(
        answers: [String], reference: [String], language: String, isSame: Bool
    ) throws {
        let findings = try translationFindings(
            LessonText.fill("x({{0}})", [answers], language: language),
            against: LessonText.fill("x({{0}})", [reference], language: language))
        let problem = CourseProblem.translation(.answerDiffers(id: "f", reference: "en"))
        #expect(findings.map(\.problem) == (isSame ? [] : [problem]))
    }

    @Test func `in a string every letter counts`() throws {
        let findings = try translationFindings(
            LessonText.fill("f(\"{{0}}\")", [["a  b"]]), against: LessonText.fill("f(\"{{0}}\")", [["a b"]]))
        #expect(findings.map(\.problem.code) == ["translation-answer-differs"])
    }
}
