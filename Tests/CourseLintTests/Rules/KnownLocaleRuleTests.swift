import CourseModel
import Testing

@testable import CourseLint

struct KnownLocaleRuleTests {
    private func set(_ id: String, _ more: String = "") -> String {
        "- arithmetic: \(id)\n  title: A\n  questions: [1 + 1]\n\(more)"
    }

    @Test func `known locales are silent`() throws {
        #expect(try KnownLocaleRule().findings(set("a") + set("b", "  locale: de-ch\n"), language: "tr") == [])
    }

    @Test func `an unknown locale stands at the set's own`() throws {
        let findings = try KnownLocaleRule().findings(set("a", "  locale: xx\n"))
        #expect(findings.map(\.problem) == [.arithmetic(.unknownLocale(locale: "xx"))])
        #expect(findings.map(\.place) == ["7:11"])
    }

    @Test func `the lesson's locale or language is reported once`() throws {
        let steps = set("a") + set("b")
        #expect(try KnownLocaleRule().findings(steps, head: "locale: xx\n").map(\.place) == ["3:9"])
        #expect(try KnownLocaleRule().findings(steps, language: "xx").map(\.place) == ["4:15"])
    }

    @Test func `a lesson without arithmetic may be in any language`() throws {
        #expect(try KnownLocaleRule().findings(LessonText.text("t"), language: "xx") == [])
    }
}
