import CourseModel
import Testing

@testable import CourseLint

struct AnswerRepetitionRuleTests {
    @Test(arguments: [
        ("NavigationLink({{0}}: x) { }", "value:", ":"), ("a.{{0}}(x)", ".sheet", "."),
        ("List {{0}} { }", "List", "List"),
        ("a{{0}}(isOn: $x)", ".sheet(", "("), ("let x = {{0}}", "= 5", "="), ("x = {{0}} // note\n+ 1", "5 + 1", "+ 1"),
    ])
    func `an answer that doubles the template is reported`(template: String, answer: String, repeated: String) throws {
        let findings = try AnswerRepetitionRule().findings(LessonText.fill(template, [[answer]]))
        #expect(
            findings.map(\.problem) == [.question(.answerRepeatsTemplate(answer: answer, repeated: repeated))])
        #expect(findings.first?.place == "\(10 + template.split(separator: "\n").count):15")
    }

    @Test(arguments: [
        ("NavigationLink({{0}}: x) { }", "value"), ("f({{0}})", "g()"), ("[{{0}}]", "[1]"),
        ("f({{0}}, 2)", "min(1, 2)"),
        ("x{{0}}", ".count"), ("f(\"{{0}}\")", "a"),
    ])
    func `an answer that only looks alike is silent`(template: String, answer: String) throws {
        #expect(try AnswerRepetitionRule().findings(LessonText.fill(template, [[answer]])) == [])
    }

    @Test func `whole words are doubled in text, but a word may be said twice`() throws {
        func findings(_ template: String, _ answer: String) throws -> [CourseProblem] {
            try AnswerRepetitionRule().findings(LessonText.fill(template, [[answer]], language: "text")).map(\.problem)
        }
        let doubled = QuestionProblem.answerRepeatsTemplate(answer: "state property", repeated: "property")
        #expect(try findings("A {{0}} property", "state property") == [.question(doubled)])
        #expect(try findings("A {{0}} property", "state") == [])
        #expect(try findings("yavaş {{0}} gitti", "yavaş") == [])
        #expect(try findings("re{{0}}", "re do") == [])
    }
}
