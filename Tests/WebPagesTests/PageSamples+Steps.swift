import CourseModel
import Reporting
import WebPages

extension PageSamples {
    var steps: [(name: String, page: StepPage)] {
        let question = AskedQuestion(text: "12 ÷ 5", division: .remainder)
        let contents: [(String, StepReport.Content, [String: [String]])] = [
            ("text", .text(body: text), [:]),
            ("quiz", .quiz(question: text, options: [text, text], hasSeveralAnswers: false), ["choice": ["2"]]),
            (
                "several", .quiz(question: text, options: [text, text], hasSeveralAnswers: true),
                ["choice": ["1", "2"]]
            ),
            (
                "fill",
                .fill(
                    prompt: text, language: .swift, template: [.text("let "), .blank(0), .text(text), .blank(1)],
                    blankCount: 2), ["blank-1": [text]]
            ),
            ("words", .fill(prompt: text, language: .text, template: [.text(text), .blank(0)], blankCount: 1), [:]),
            (
                "arithmetic",
                .arithmetic(
                    prompt: text,
                    questions: [
                        question, AskedQuestion(text: "2 + 2", division: nil),
                        AskedQuestion(text: "2 ÷ 4", division: .fraction(lowestTerms: true)),
                    ]), ["answer-2": [text]]
            ),
            ("code", .code(prompt: text, files: [text]), [:]),
        ]
        let spoken = outcomes
        return contents.enumerated().map { index, content in
            (content.0, page(content.1, content.2, spoken[index % spoken.count]))
        }
    }

    func page(_ content: StepReport.Content, _ given: [String: [String]], _ outcome: StepOutcome?) -> StepPage {
        let report = StepReport(
            id: Self.step, title: text, lessonTitle: text, number: 2, count: 6, language: LanguageTag("ar"),
            standing: .changed, hintCount: 2, content: content, summary: text, then: nil)
        return StepPage(
            step: report, previous: StepLink(id: Self.other, title: text), next: StepLink(id: Self.other, title: text),
            outcome: outcome, given: given, files: content.kind == .code ? files : [],
            hints: [HintReport.Hint(number: 1, count: 2, blank: 1, text: text)],
            key: mode == .fixed && content.kind != .code && content.kind != .text ? PageKey(json: "{\"a\":\"'\"}") : nil
        )
    }

    var outcomes: [StepOutcome] {
        let reports: [Report] =
            [.partly(points: 1, possible: 2), .passed, .wrong, .unreadable].map { .verdict(verdict($0)) }
            + codes.map { .code($0) }
            + [
                .hint(
                    HintReport(
                        step: Self.step, language: LanguageTag("tr"),
                        hint: HintReport.Hint(number: 2, count: 2, blank: 1, text: text))),
                .hint(HintReport(step: Self.step, language: LanguageTag("tr"), hint: nil)),
                .skipped(Self.step, then: .step(Self.other)), .read(Self.step, then: .sameStep),
                .reset(Self.step, kept: [KeptFile(file: text, name: text)]),
                .courseFinished(CourseFinishedReport(title: text)), .failure(.unknownLesson(text, suggestion: text)),
                .preview(PreviewReport(previews: [preview], errors: [.doesNotFit(message: text)])),
            ]
        return reports.map { StepOutcome($0, notices: [.starterPut(files: [text])]) }
    }

    func verdict(_ outcome: Outcome) -> VerdictReport {
        let trace = Trace(typed: text, read: text, key: [], rule: .sameWords)
        let part = PartVerdict(place: 0, result: .wrong, remarks: [.why(text), .didYouMean(text)], trace: trace)
        let unread = PartVerdict(place: nil, result: .unreadable, remarks: [.nothingTyped], trace: trace)
        return VerdictReport(
            step: Self.step, language: LanguageTag("tr"), title: text, kind: .fill, outcome: outcome,
            parts: [
                VerdictReport.Part(number: 1, asked: text, verdict: part),
                VerdictReport.Part(number: nil, asked: nil, verdict: unread),
            ], explanation: outcome == .passed ? text : nil, hasMoreHints: true, answerCount: 1, explains: false,
            then: outcome == .passed ? .lessonFinished(end, next: Self.other) : .sameStep)
    }

    private var codes: [CodeReport] {
        let add = PlainValue.record("add", [.init("name", .text(text))])
        let found = Counterexample(
            caseName: text, earlier: [[add]], commands: [add, add],
            expected: Behaviour(observations: [.text(text), .text("one")], ending: .completed),
            observed: Behaviour(observations: [.text(text), .text(text)], ending: .completed), seed: 7)
        var stopped = found
        stopped.observed = Behaviour(observations: [.text(text)], ending: .trapped(message: text))
        let compiler: [CompilerDiagnostic] = [
            .inFile(name: "A.swift", at: TextPosition(line: 1, column: 1), message: text, identifier: nil),
            .needs(declaration: text, message: text),
        ]
        let verdicts: [CodeVerdict] = [
            .wrong(found), .trapped(stopped), .compileError(compiler), .passed, .notAttempted,
            .testsFailed([FailedTest(name: text, messages: [text])]), .graderFault(.noSandbox),
        ]
        return verdicts.map(code)
    }

    func code(_ verdict: CodeVerdict) -> CodeReport {
        let start = TextPosition(line: 3, column: 2)
        let error = CodeReport.SourceError(
            file: text, range: TextRange(start: start, end: start), excerpt: CourseDiagnostic.Excerpt(text: text),
            message: text, identifier: "cannot_find_in_scope")
        let isCompileError = if case .compileError = verdict { true } else { false }
        return CodeReport(
            step: Self.step, language: LanguageTag("tr"), verdict: verdict, files: [text],
            phrases: Phrases(templates: ["add": "add {name}"]), phrasesLanguage: LanguageTag("tr"),
            errors: isCompileError ? [error] : [], mistake: CodeStep.Advice(mistake: text, text: text),
            explanation: verdict.isPass ? text : nil, hasMoreHints: true, answerCount: 2,
            then: verdict.isPass ? .step(Self.other) : .sameStep)
    }
}
