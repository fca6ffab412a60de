import CourseModel
import Grading
import Testing

struct TemplateRepetitionTests {
    private func repeated(_ before: String, _ answer: String, _ after: String, _ language: FillLanguage = .swift)
        -> String?
    {
        let fill = FillIn(
            prompt: "", language: language, template: [.text(before), .blank(0), .text(after)],
            blanks: [Blank(answers: [answer])])
        return TemplateRepetition.found(in: answer, blank: 0, of: fill)
    }

    @Test(
        arguments: [
            ("Link(", "value:", ": x)", ":"), ("view.", ".sheet", "(x)", "."), ("view.", "sheet(", "(x)", "("),
            ("@", "@State", " var x = 0", "@"), ("let x = ", "x", ".y", nil), ("f(", "g()", ")", nil),
            ("f(", "x)", ")", ")"), ("List(x, id: ", "\\.self", ")", nil), ("if x ", "{ y }", " else { z }", nil),
            ("", "value", "", nil), ("struct Expense: ", "Identifiable", " {", nil), ("let a = ", "= b", "", "="),
            ("print(\"", "text", "\")", nil),
        ] as [(String, String, String, String?)])
    func `what the template has beside the blank is found`(
        before: String, answer: String, after: String, found: String?
    ) {
        #expect(repeated(before, answer, after) == found)
    }

    @Test func `only Swift is looked at`() {
        #expect(repeated("{ ", "\"id\":", ": 1 }", .code("json")) == nil)
    }
}
