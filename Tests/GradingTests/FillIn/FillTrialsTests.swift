import CourseModel
import Grading
import Testing

struct FillTrialsTests {
    private static let fill = FillIn(
        prompt: "", language: .swift,
        template: [.text("f("), .blank(0), .text(": "), .blank(1), .text(") { \""), .blank(2), .text("\" }")],
        blanks: [Blank(answers: ["a"]), Blank(answers: ["b", "self.b"]), Blank(answers: ["c"])],
        program: FillProgram())

    private static let failure = Remark.doesNotCompile(line: "x", message: "no", identifier: nil)

    /// The verdict where `passing` are the only fillings that pass, and what was tried.
    private func verdict(
        on texts: [String], passing: [[String]] = [], fill: FillIn = fill, fault: GraderFault? = nil,
        failing remark: Remark = failure
    ) -> (verdict: Verdict, tried: [[String]]) {
        let step = Step(id: StepID(lesson: LessonID("l"), step: "s"), title: "", content: .fill(fill))
        let tried = Tried()
        let verdict = Grader.grade(.blanks(texts), to: step, language: LanguageTag("en")) { answers in
            tried.answers.append(answers)
            if let fault { return .untried(fault) }
            return passing.contains(answers) ? .passed(isObserved: true) : .failed(remark)
        }
        return (verdict, tried.answers)
    }

    private final class Tried { var answers: [[String]] = [] }

    @Test func `listed answers are not tried, nor what cannot be read`() {
        #expect(verdict(on: ["a", "self.b", "c"]).verdict.outcome == .passed)
        #expect(verdict(on: ["a", "self.b", "c"]).tried.isEmpty)
        #expect(verdict(on: ["a", "", "d"]).verdict.outcome == .unreadable)
        #expect(verdict(on: ["a", "", "d"]).tried.isEmpty)
    }

    @Test func `a fill-in that is not compiled tries nothing`() {
        var fill = Self.fill
        fill.program = nil
        let result = verdict(on: ["a", "d", "c"], passing: [["a", "d", "c"]], fill: fill)
        #expect(result.verdict.outcome == .partly(points: 2, possible: 3))
        #expect(result.tried.isEmpty)
    }

    @Test func `an answer that is not listed and passes is right by a rule of its own`() {
        let result = verdict(on: ["a", " x ", "c"], passing: [["a", "x", "c"]])
        #expect(result.verdict.outcome == .passed)
        #expect(result.verdict.parts.map(\.trace.rule) == [.sameTokens, .showsTheSame, .sameText])
        #expect(result.tried == [["a", "x", "c"]])
    }

    @Test func `blanks that fail together are told apart among model answers`() {
        let result = verdict(on: ["x", "y", "c"], passing: [["a", "y", "c"]])
        #expect(result.tried == [["x", "y", "c"], ["x", "b", "c"], ["a", "y", "c"]])
        #expect(result.verdict.outcome == .partly(points: 2, possible: 3))
        #expect(result.verdict.parts.map(\.result) == [.wrong, .right, .right])
        #expect(result.verdict.parts[0].remarks == [Self.failure])
    }

    @Test func `what takes the compiler too long is not compiled again blank by blank`() {
        let result = verdict(on: ["x", "y", "c"], failing: .compileLimit)
        #expect(result.tried == [["x", "y", "c"]])
        #expect(result.verdict.parts.prefix(2).map(\.remarks) == [[.compileLimit], [.compileLimit]])
    }

    @Test func `blanks that fit the model answers and not each other do not pass`() {
        let result = verdict(on: ["x", "y", "c"], passing: [["x", "b", "c"], ["a", "y", "c"]])
        #expect(result.verdict.outcome == .partly(points: 1, possible: 3))
        #expect(result.verdict.parts.map(\.result) == [.wrong, .wrong, .right])
    }

    @Test func `what could not be tried costs nothing and shows no key`() {
        let result = verdict(on: ["a", "x", "c"], fault: .noToolchain)
        #expect(result.verdict.outcome == .unreadable)
        #expect(result.verdict.parts.map(\.place) == [1])
        #expect(result.verdict.parts[0].remarks == [.couldNotCompile(.noToolchain)])
        #expect(result.verdict.parts[0].trace.key.isEmpty)
    }

    @Test(arguments: [
        "x) { } ; g(y", "x /* ", "x // ", "x)", "(x", "\"x", "x }", "#if false", "x\n#endif", "\"\"\"",
        "#sourceLocation()",
        String(repeating: "x", count: 5000),
    ])
    func `an answer that reaches beyond its blank is not tried`(_ answer: String) {
        let result = verdict(on: ["a", answer, "c"], passing: [["a", answer, "c"]])
        #expect(result.tried.isEmpty)
        #expect(result.verdict.outcome == .partly(points: 2, possible: 3))
        let remarks = result.verdict.parts[1].remarks
        #expect(remarks.contains(.reachesBeyondBlank) || remarks == [.repeatsTemplate(")")])
    }

    @Test(arguments: ["\" + x + \"", "\\(x)", "c\nd"])
    func `an answer in a string does not leave it`(_ answer: String) {
        let result = verdict(on: ["a", "b", answer])
        #expect(result.tried.isEmpty)
        #expect(result.verdict.parts[2].remarks.contains(.reachesBeyondBlank))
    }

    @Test(arguments: [("/* ", " */", "*/ f() /*"), ("/", "/", "a/; f(); /b"), ("\"", "\"", "\" + \"")])
    func `an answer does not end the comment, pattern or text that it stands in`(
        _ before: String, _ after: String, _ answer: String
    ) {
        let fill = FillIn(
            prompt: "", language: .swift, template: [.text("let x = " + before), .blank(0), .text(after)],
            blanks: [Blank(answers: ["a"])], program: FillProgram())
        #expect(verdict(on: [answer], fill: fill).tried.isEmpty)
        #expect(verdict(on: ["another"], fill: fill).tried == [["another"]])
    }

    @Test(arguments: ["x(y)", "{ $0 }", "[1, 2][0]", "\"text\"", "x /* why */", "#selector(x)", "x ? y : z"])
    func `an answer that is whole by itself is tried`(_ answer: String) {
        #expect(verdict(on: ["a", answer, "c"]).tried == [["a", answer, "c"]])
    }

    @Test func `what a listed answer leaves open another one may too`() {
        let fill = FillIn(
            prompt: "", language: .swift, template: [.text("if x "), .blank(0), .text(" y() }")],
            blanks: [Blank(answers: ["{"])], program: FillProgram())
        #expect(verdict(on: ["&& z {"], fill: fill).tried == [["&& z {"]])
        #expect(verdict(on: ["{ {"], fill: fill).tried.isEmpty)
    }

    @Test func `what an answer hides of the code below the template is missed`() {
        let fill = FillIn(
            prompt: "", language: .swift, template: [.text("let x = "), .blank(0)], blanks: [Blank(answers: ["7"])],
            program: FillProgram(after: "/* shown */"))
        #expect(verdict(on: ["8"], fill: fill).tried == [["8"]])
        for answer in ["8 /*", "8 /* */ /*", "\"\"\""] { #expect(verdict(on: [answer], fill: fill).tried.isEmpty) }
    }

    @Test func `answers do not conspire across blanks`() {
        let fill = FillIn(
            prompt: "", language: .swift, template: [.blank(0), .text(" + y + "), .blank(1)],
            blanks: [Blank(answers: ["a"]), Blank(answers: ["b"])], program: FillProgram())
        #expect(verdict(on: ["a /*", "*/ b"], fill: fill).tried.isEmpty)
        #expect(verdict(on: ["#if x", "#endif"], fill: fill).tried.isEmpty)
    }

    @Test func `a remark that says it already is not followed by the compiler's`() {
        let result = verdict(on: ["f", "b:", "c"])
        #expect(result.verdict.parts[0].remarks == [Self.failure])
        let repeated = verdict(on: ["a:", "b", "c"])
        #expect(repeated.verdict.parts[0].remarks == [.repeatsTemplate(":")])
    }
}
