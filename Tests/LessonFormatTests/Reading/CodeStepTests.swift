import CourseModel
import LessonFormat
import Testing

struct CodeStepTests {
    private func load(_ step: String) -> Loaded<ReadLesson> {
        LessonReader.read(
            bytes: Array("title: T\nsummary: S.\nsteps:\n\(step)\n".utf8), file: "lesson.en.yaml", id: LessonID("l"),
            language: LanguageTag("en"))
    }

    @Test func `a code step is read with all its parts`() throws {
        let loaded = load(
            """
            - code: crew-join
              title: Join
              prompt: Write it.
              hints: [Vague., Plain.]
              mistakes:
                sorts: Keep the order.
                drops-some: |
                  Lose nobody.
              explanation: Because.
            """)
        #expect(loaded.diagnostics.isEmpty)
        let read = try #require(loaded.value)
        let step = try #require(read.lesson.steps.first)
        #expect(step.id.step == "crew-join")
        #expect(step.hints == ["Vague.", "Plain."])
        #expect(step.explanation == "Because.")
        let code = CodeStep(
            prompt: "Write it.",
            advice: [
                CodeStep.Advice(mistake: "sorts", text: "Keep the order."),
                CodeStep.Advice(mistake: "drops-some", text: "Lose nobody."),
            ])
        #expect(step.content == .code(code))
        #expect(code.advice(on: "drops-some") == "Lose nobody.")
        #expect(code.advice(on: "other") == nil)
        let ranges = try #require(read.ranges.steps.first)
        #expect(ranges.prose?.range.start == TextPosition(line: 6, column: 11))
        #expect(ranges.advice.map(\.mistake.start.line) == [9, 10])
        #expect(ranges.advice.last?.text.position(line: 1, column: 1) == TextPosition(line: 11, column: 7))
    }

    @Test(arguments: [
        ("- {code: c, title: T}", "missing-key"),
        ("- {code: c, title: T, prompt: ''}", "empty-value"),
        ("- {code: C x, title: T, prompt: P.}", "bad-identifier"),
        ("- {code: c, title: T, prompt: P., mistakes: [a]}", "wrong-kind"),
        ("- {code: c, title: T, prompt: P., mistakes: {a: [b]}}", "needs-quotes"),
        ("- {code: c, title: T, prompt: P., mistakes: {a b: c}}", "bad-identifier"),
        ("- {code: c, title: T, prompt: P., mistakes: {a: }}", "empty-value"),
        ("- {code: c, title: T, prompt: P., mistakes: {a: b, a: c}}", "duplicate-key"),
        ("- {code: c, title: T, prompt: P., mistake: {a: b}}", "unknown-key"),
        ("- {code: c, fill: c, title: T, prompt: P.}", "step-of-two-kinds"),
    ])
    func `what is wrong with a code step is told`(step: String, code: String) {
        #expect(load(step).diagnostics.first?.problem.code == code)
    }
}
