import CourseModel
import Reporting
import Testing

@Suite struct CodeTests {
    private func isKebab(_ code: String) -> Bool {
        let words = code.split(separator: "-", omittingEmptySubsequences: false)
        return words.allSatisfy { word in
            !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
        }
    }

    @Test func `every diagnostic has a code of its own in kebab words`() {
        let problems = Samples.problems("abc")
        #expect(problems.count > 90)
        #expect(Set(problems.map(\.code)).count == problems.count)
        for problem in problems { #expect(isKebab(problem.code), "\(problem.code)") }
    }

    @Test func `every failure has a code in kebab words and ends with 2`() {
        for failure in Samples.failures("abc") {
            #expect(isKebab(failure.code), "\(failure.code)")
            #expect(failure.exitCode == 2)
        }
        let ofProgress = Samples.progressFailures("abc").map(\.code)
        #expect(Set(ofProgress).count == ofProgress.count)
    }

    @Test func `every remark and every notice has a code of its own`() {
        let remarks = Set(Samples.all { Samples.following($0, "abc") as Remark? }.map(\.code))
        #expect(remarks.count == Samples.all { Samples.following($0, "abc") as Remark? }.count)
        let notices = Samples.all { Samples.following($0, "abc") as Notice? }.map(\.code)
        #expect(Set(notices).count == notices.count)
        for code in remarks.union(notices) { #expect(isKebab(code), "\(code)") }
    }

    @Test func `every rule is named in kebab words`() {
        for rule in GradingRule.allCases { #expect(isKebab(rule.rawValue)) }
    }

    @Test func `only what a student would hardly notice is a warning`() {
        let warnings = Samples.problems("abc").filter { $0.severity == .warning }.map(\.code)
        #expect(
            Set(warnings) == [
                "option-without-why", "code-does-not-parse", "duplicate-answer", "scoring-without-several-answers",
                "only-for-words", "only-for-compiling", "unknown-code-mark", "comment-in-value",
                "translation-hints-differ",
                "translation-advice-missing", "mistake-without-advice", "phrases-missing", "phrase-missing",
                "translation-advice-extra", "exercise-not-used",
            ])
    }
}
