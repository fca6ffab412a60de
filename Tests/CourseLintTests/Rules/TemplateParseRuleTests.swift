import CourseModel
import Testing

@testable import CourseLint

struct TemplateParseRuleTests {
    @Test func `a template that parses with every answer is silent`() throws {
        let steps = LessonText.fill(
            "struct A: {{0}} {\n    let x = {{1}}\n}", [["View", "Codable"], ["1", "f { $0 }"]])
        #expect(try TemplateParseRule().findings(steps) == [])
    }

    @Test func `a template that does not parse is reported at its own line and column`() throws {
        let findings = try TemplateParseRule().findings(LessonText.fill("let y = {{0}}\nlet = 2\nf()", [["1"]]))
        #expect(findings.count == 1)
        #expect(findings.first?.problem.code == "template-does-not-parse")
        #expect(findings.first?.place == "10:9")
    }

    @Test func `an answer of several lines does not shift the place`() throws {
        let steps = """
            - fill: f
              title: F
              prompt: P.
              template: |
                {{0}}
                let = 2
              blanks:
                - answers: ["a()\\nb()"]
            """
        #expect(try TemplateParseRule().findings(steps).map(\.place) == ["9:9"])
    }

    @Test func `another answer that does not parse is reported where it stands`() throws {
        let findings = try TemplateParseRule().findings(LessonText.fill("let x = f({{0}})", [["1", "2 3"]]))
        #expect(findings.map(\.place) == ["11:20"])
    }

    @Test func `an answer that repeats the template is the other rule's`() throws {
        #expect(try TemplateParseRule().findings(LessonText.fill("f({{0}}: 1)", [["value:"]])) == [])
    }

    @Test func `other languages are not parsed`() throws {
        #expect(try TemplateParseRule().findings(LessonText.fill("let = {{0}}", [["1"]], language: "json")) == [])
    }
}
