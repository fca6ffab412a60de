import CourseModel
import Testing

@testable import CourseLint

struct HintTranslationRuleTests {
    @Test func `hints of a step and of a blank are counted apart, as warnings`() throws {
        let one = LessonText.fill("f({{0}})", [["a"]], more: "    hints: [H.]\n  hints: [H., H.]")
        let other = LessonText.fill("f({{0}})", [["a"]], more: "  hints: [H.]")
        let findings = try translationFindings(one, against: other)
        #expect(
            findings.map(\.problem) == [
                .translation(.hintCountDiffers(id: "f", count: 2, reference: "en", referenceCount: 1)),
                .translation(.hintCountDiffers(id: "f", count: 1, reference: "en", referenceCount: 0)),
            ])
        #expect(findings.allSatisfy { $0.problem.severity == .warning })
    }
}
