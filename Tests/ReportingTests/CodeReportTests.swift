import CourseModel
import Markdown
import Testing

@testable import Reporting

struct CodeReportTests {
    private func shown(_ report: CodeReport, _ language: InterfaceLanguage = .english) -> String {
        TerminalReporter(
            messages: Messages(language: language, program: "learn"), width: 80, style: .plain,
            highlight: { _, _ in [] }
        ).render(.code(report))
    }

    private func report(_ verdict: CodeVerdict) -> CodeReport {
        CodeReport(
            step: Samples.step, language: LanguageTag("en"), verdict: verdict, files: ["Workspace/s/S.swift"],
            phrases: Phrases(templates: ["add": "add \"{name}\"", "rows": "{rows}", "empty": "(empty)"]),
            phrasesLanguage: LanguageTag("en"), hasMoreHints: false, answerCount: 1, then: .sameStep)
    }

    private func found(_ observed: Behaviour, earlier: [[PlainValue]] = []) -> Counterexample {
        let rows = { (items: [PlainValue]) in PlainValue.record("rows", [.init("rows", .list(items))]) }
        return Counterexample(
            earlier: earlier, commands: [.record("add", [.init("name", .text("Lunch"))]), .text("remove 0")],
            expected: Behaviour(observations: [.text("noted"), rows([.text("Lunch")])], ending: .completed),
            observed: observed, seed: 7)
    }

    @Test func `a difference is shown with its commands in a line, what was expected and what came`() {
        let observed = Behaviour(
            observations: [.text("noted"), .record("rows", [.init("rows", .list([]))])], ending: .completed)
        #expect(
            shown(report(.wrong(found(observed)))) == """
                ✗ Not right yet. `lesson/step`

                After these commands your code shows something other than expected:
                    add "Lunch" · remove 0
                      expected  Lunch
                      yours     (empty)

                Run exactly this again: `learn check lesson/step --seed 7`

                """)
    }

    @Test func `commands after the difference are left out, and an end is said in words`() {
        let observed = Behaviour(observations: [], ending: .trapped(message: "Index out of range"))
        let text = shown(report(.trapped(found(observed))))
        #expect(text.contains("    add \"Lunch\"\n"))
        #expect(text.contains("      expected  noted\n"))
        #expect(text.contains("      yours     the program stops: `Index out of range`\n"))
    }

    @Test func `values stand apart from right to left, each in its own direction`() {
        var report = report(.wrong(found(Behaviour(observations: [.text("-5")], ending: .completed))))
        report.phrases = Phrases(templates: ["add": "أضف \"{name}\" الآن"], separator: "، ")
        report.phrasesLanguage = LanguageTag("ar")
        let text = shown(report, .arabic)
        #expect(text.contains("أضف \"\u{2068}Lunch\u{2069}\" الآن"))
        #expect(text.contains("\u{2068}-5\u{2069}\n"))
    }

    @Test func `spaces, ends of lines and directional marks of a value are seen`() {
        let observed = Behaviour(observations: [.text("a  b\n\u{202E}c\u{2068}")], ending: .completed)
        #expect(shown(report(.wrong(found(observed)))).contains("      yours     a  b␊�c�\n"))
    }

    @Test func `sequences that must run before are shown before`() {
        let observed = Behaviour(observations: [.text("other")], ending: .completed)
        let text = shown(report(.wrong(found(observed, earlier: [[.text("one"), .text("two")], [.text("three")]]))))
        #expect(text.contains("these have run before, each from a fresh start:\n    one · two\n    three\n"))
    }

    @Test func `the verdict comes first and the mistake with all else after it`() {
        var report = report(.wrong(found(Behaviour(observations: [.text("x")], ending: .completed))))
        report.mistake = CodeStep.Advice(mistake: "m", text: "Rows are removed by name.")
        let whole = shown(report)
        report.part = .verdict
        let first = shown(report)
        report.part = .rest
        #expect(first + shown(report) == whole)
        #expect(!first.contains("Rows are removed"))
        #expect(whole.contains("Looks like:\n  Rows are removed by name.\n"))
    }

    @Test func `what follows a verdict is set off from it, with a mistake and without`() {
        var report = report(.wrong(found(Behaviour(observations: [.text("x")], ending: .completed))))
        let whole = shown(report)
        report.part = .verdict
        let first = shown(report)
        report.part = .rest
        #expect(first + shown(report) == whole)
        #expect(whole.contains("\n\nRun exactly this again"))
    }

    @Test func `an error stands with its file, its line and what it means`() {
        var report = report(
            .compileError(
                Array(
                    repeating: .inFile(
                        name: "S.swift", at: TextPosition(line: 3, column: 5), message: "cannot find 'x' in scope",
                        identifier: "cannot_find_in_scope"), count: 5)))
        report.errors = [
            CodeReport.SourceError(
                file: "Workspace/s/S.swift",
                range: TextRange(start: TextPosition(line: 3, column: 5), end: TextPosition(line: 3, column: 6)),
                excerpt: CourseDiagnostic.Excerpt(text: "    x"), message: "cannot find 'x' in scope",
                identifier: "cannot_find_in_scope")
        ]
        let text = shown(report, .turkish)
        #expect(
            text.contains(
                "Workspace/s/S.swift:3:5: hata: cannot find 'x' in scope\n  3 |     x\n    |     ^\n  → Burada"))
        #expect(text.contains("Derleyici 4 hata daha buldu."))
    }

    @Test(arguments: InterfaceLanguage.allCases)
    func `nothing is graded where the file was not begun or could not be read`(_ language: InterfaceLanguage) {
        for verdict in [CodeVerdict.notAttempted, .unreadableFile(.missing), .graderFault(.noToolchain)] {
            let text = shown(report(verdict), language)
            #expect(text.contains("?") && !text.contains("✗"))
        }
    }
}
