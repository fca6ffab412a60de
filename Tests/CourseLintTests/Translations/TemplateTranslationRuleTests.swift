import CourseModel
import Testing

@testable import CourseLint

struct TemplateTranslationRuleTests {
    @Test(arguments: [
        ("// bir\nf( {{0}} )", "f({{0}}) // one", "swift", true), ("f({{0}}, 1)", "f({{0}}, 2)", "swift", false),
        ("{{0}}({{1}})", "{{1}}({{0}})", "swift", false), ("\"a  {{0}}\"", "\"a {{0}}\"", "swift", false),
        ("{\"a\":  {{0}}}", "{\"a\": {{0}}}", "json", false), ("Bir {{0}} var", "There is {{0}}", "text", true),
    ])
    func `code must be the same, but for white space and comments in Swift`(
        template: String, reference: String, language: String, isSame: Bool
    ) throws {
        let answers = reference.contains("{{1}}") ? [["a"], ["b"]] : [["a"]]
        let findings = try translationFindings(
            LessonText.fill(template, answers, language: language),
            against: LessonText.fill(reference, answers, language: language))
        let problem = CourseProblem.translation(.templateDiffers(id: "f", reference: "en"))
        #expect(findings.map(\.problem) == (isSame ? [] : [problem]))
    }

    @Test func `another language is another template`() throws {
        let findings = try translationFindings(
            LessonText.fill("f({{0}})", [["a"]], language: "json"), against: LessonText.fill("f({{0}})", [["a"]]))
        #expect(findings.map(\.problem.code) == ["translation-template-differs"])
    }
}
