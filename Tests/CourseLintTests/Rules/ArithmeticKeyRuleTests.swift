import CourseModel
import Testing

@testable import CourseLint

struct ArithmeticKeyRuleTests {
    private func set(_ body: String) -> String { "- arithmetic: a\n  title: A\n" + body }

    @Test(arguments: ["en", "tr", "ar", "de-ch", "fr"])
    func `the keys of all kinds of division pass as the locale writes them`(locale: String) throws {
        let steps = set(
            """
              locale: \(locale)
              questions:
                - 12000 * 12
                - 3 - 10
                - {q: 7 / 2, division: integer}
                - {q: -7 / 2, division: remainder}
                - {q: 12345 / 7, division: decimal, places: 2}
                - {q: 14 / -6, division: fraction}
                - {q: 14 / 6, division: fraction, lowest-terms: true}
              random: {count: 40, operators: "+-*/", range: -50...50, division: remainder}
            """)
        #expect(try ArithmeticKeyRule().findings(steps) == [])
    }
}
