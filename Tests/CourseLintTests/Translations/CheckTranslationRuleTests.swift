import CourseModel
import Testing

@testable import CourseLint

struct CheckTranslationRuleTests {
    private func fill(_ keys: String) -> String { LessonText.fill("f({{0}})", [["a"]], more: keys) }

    @Test(arguments: [
        ("  check: compile\n", true), ("  check: compile\n  before: \"let a = 1 // bir\"\n", false), ("", false),
        ("  check: compile\n  values: [a]\n", false), ("  check: compile\n  screen: [show]\n", false),
    ])
    func `what is compiled must be the same in every language`(keys: String, isSame: Bool) throws {
        let findings = try translationFindings(fill(keys), against: fill("  check: compile\n"))
        let problem = CourseProblem.translation(.checkDiffers(id: "f", reference: "en"))
        #expect(findings.map(\.problem) == (isSame ? [] : [problem]))
    }

    @Test func `comments may differ`() throws {
        let findings = try translationFindings(
            fill("  check: compile\n  before: \"let a = 1 // bir\"\n"),
            against: fill("  check: compile\n  before: \"let a = 1 // one\"\n"))
        #expect(findings.isEmpty)
    }
}
