import CourseModel
import Testing

@testable import CourseLint

struct ArithmeticTranslationRuleTests {
    private func set(_ body: String) -> String { "- arithmetic: a\n  title: A\n" + body }

    @Test(arguments: [
        ("  questions: [1 + 1, 2 + 3]", "6:22"), ("  questions: [1 + 1]", "4:15"),
        ("  questions: [1 + 1, 2 + 2]\n  random: {count: 1, operators: \"+\", range: 1...9}", "7:11"),
    ])
    func `other questions are reported at the first that differs`(body: String, place: String) throws {
        let findings = try translationFindings(set(body), against: set("  questions: [1 + 1, 2 + 2]"))
        #expect(findings.map(\.problem) == [.translation(.arithmeticDiffers(id: "a", reference: "en"))])
        #expect(findings.map(\.place) == [place])
    }

    @Test func `the locale may differ`() throws {
        #expect(
            try translationFindings(set("  questions: [1 + 1]\n  locale: tr"), against: set("  questions: [1 + 1]"))
                == [])
    }
}
