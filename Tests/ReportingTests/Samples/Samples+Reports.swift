import CommandTable
import CourseModel
import Reporting

extension Samples {
    /// One report of each kind and more, with `text` in every place that a user or a course fills.
    static func reports(_ text: String) -> [Report] {
        stepReports(text) + verdictReports(text) + codeReports(text).map(Report.code) + overviews(text)
            + authorReports(text)
            + failures(text).map(Report.failure) + CommandName.allCases.map { .help(.command($0)) } + [.help(.overview)]
    }

    static func end(_ text: String) -> LessonEnd {
        LessonEnd(
            lesson: LessonID("lesson"), language: LanguageTag("en"), title: text, takeaways: [text],
            further: [FurtherReading(title: text, url: "https://example.org")])
    }

    private static func stepReports(_ text: String) -> [Report] {
        let question = AskedQuestion(text: "1 ÷ 2", division: .decimal(places: 2))
        let contents: [StepReport.Content] = [
            .text(body: text), .quiz(question: text, options: [text, text], hasSeveralAnswers: true),
            .fill(prompt: text, language: .swift, template: [.text(text), .blank(0)], blankCount: 1),
            .arithmetic(prompt: text, questions: [question]), .code(prompt: text, files: [text, text]),
        ]
        let ends: [Onward?] = [nil, nil, .sameStep, .step(step), .lessonFinished(end(text), next: step)]
        return zip(contents, ends).map { content, end in
            .step(
                StepReport(
                    id: step, title: text, lessonTitle: text, number: 1, count: 2, language: LanguageTag("en"),
                    standing: .changed, hintCount: 2, content: content, summary: text, then: end))
        }
    }

    private static func verdictReports(_ text: String) -> [Report] {
        let trace = Trace(typed: text, read: text, key: [text, text], rule: .sameWords)
        let part = PartVerdict(place: 0, result: .wrong, remarks: remarks(text), trace: trace)
        let unread = PartVerdict(
            place: nil, result: .unreadable, trace: Trace(typed: text, read: nil, key: [], rule: .readable))
        let outcomes: [Outcome] = [.passed, .partly(points: 1, possible: 2), .wrong, .unreadable]
        let verdicts = StepKind.allCases.flatMap { kind in
            outcomes.map { outcome in
                Report.verdict(
                    VerdictReport(
                        step: step, language: LanguageTag("en"), title: text, kind: kind, outcome: outcome,
                        parts: [
                            VerdictReport.Part(number: 1, asked: text, verdict: part),
                            VerdictReport.Part(number: nil, asked: nil, verdict: unread),
                        ], explanation: text, hasMoreHints: true, answerCount: 1, explains: true,
                        then: outcome == .passed ? .lessonFinished(end(text), next: nil) : .sameStep))
            }
        }
        let asked = AskedQuestion(text: "1 ÷ 2", division: nil)
        return verdicts + [
            .question(QuestionReport(question: asked, verdict: nil, explains: false)),
            .question(QuestionReport(question: asked, verdict: part, explains: true)),
            .hint(HintReport(step: step, language: LanguageTag("en"), hint: nil)),
            .hint(
                HintReport(
                    step: step, language: LanguageTag("ar"),
                    hint: HintReport.Hint(number: 2, count: 2, blank: 1, text: text))),
        ]
    }

    private static func overviews(_ text: String) -> [Report] {
        let standings: [Standing] = [.untouched, .shown, .tried(1), .passed, .skipped, .changed]
        let steps = standings.map { ListReport.Step(id: step, title: text, kind: .quiz, standing: $0) }
        return [
            .list(
                ListReport(
                    title: text, lessons: [ListReport.Lesson(id: LessonID("lesson"), title: text, steps: steps)],
                    next: step)),
            .status(
                StatusReport(
                    title: text,
                    lessons: [
                        StatusReport.Lesson(id: LessonID("a"), title: text, standings: standings),
                        StatusReport.Lesson(id: LessonID("b"), title: text, standings: []),
                    ], next: nil)),
            .courseFinished(CourseFinishedReport(title: text)), .read(step, then: .sameStep),
            .skipped(step, then: .step(step)), .reset(step, kept: []),
            .reset(step, kept: [KeptFile(file: text, name: text)]),
        ]
    }

    private static func authorReports(_ text: String) -> [Report] {
        let range = TextRange(start: TextPosition(line: 3, column: 2), end: TextPosition(line: 3, column: 3))
        let diagnostics = problems(text).map {
            CourseDiagnostic($0, file: text, range: range, excerpt: CourseDiagnostic.Excerpt(text: text, dropped: 1))
        }
        return [
            .lint(LintReport(fileCount: 3, diagnostics: diagnostics)), .lint(LintReport(fileCount: 3, diagnostics: [])),
            .failure(.faultyCourse(diagnostics)), .verification(verification(text)),
            .created(CreatedReport(kind: .course, name: text, root: text, files: [text], lineToAdd: text)),
            .created(CreatedReport(kind: .lesson, name: text, root: text, files: [text])),
            .created(
                CreatedReport(
                    kind: .exercise, name: text, root: text, files: [text],
                    stepsToAdd: [.init(language: LanguageTag("tr"), yaml: "  - code: a\n    title: \(text)\n")])),
            .doctor(
                DoctorReport(
                    findings: DoctorReport.Subject.allCases.map { DoctorReport.Finding($0, .problem, detail: text) }
                        + [DoctorReport.Finding(.exercises, .problem, detail: text, verdict: .graderFault(.host(text)))]
                )),
        ]
    }
}
