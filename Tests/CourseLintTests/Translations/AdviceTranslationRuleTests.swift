import CourseModel
import Testing

@testable import CourseLint

struct AdviceTranslationRuleTests {
    private func step(_ mistakes: String) -> String {
        "- code: c\n  title: T\n  prompt: P.\n  mistakes: \(mistakes)"
    }

    @Test func `advice that one language lacks is told on either side, as a warning`() throws {
        let findings = try translationFindings(
            step("{same: A., only-here: B.}"), against: step("{same: A., only-there: C.}"))
        #expect(
            findings.map(\.problem) == [
                .translation(.adviceMissing(id: "c", mistake: "only-there", reference: "en")),
                .translation(.adviceExtra(id: "c", mistake: "only-here", reference: "en")),
            ])
        #expect(findings.map(\.place) == ["4:9", "7:24"])
        #expect(findings.allSatisfy { $0.problem.severity == .warning })
    }

    @Test func `the order of the advice is free`() throws {
        #expect(try translationFindings(step("{a: A., b: B.}"), against: step("{b: B., a: A.}")).isEmpty)
    }
}
