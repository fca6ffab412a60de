import CourseModel
import Reporting

extension Samples {
    /// A report for each verdict on code.
    static func codeReports(_ text: String) -> [CodeReport] {
        codeVerdicts(text).map { codeReport($0, text) }
    }

    static func codeReport(_ verdict: CodeVerdict, _ text: String) -> CodeReport {
        let start = TextPosition(line: 3, column: 2)
        let error = CodeReport.SourceError(
            file: text, range: TextRange(start: start, end: start),
            excerpt: CourseDiagnostic.Excerpt(text: text), message: text, identifier: "cannot_find_in_scope")
        return CodeReport(
            step: step, language: LanguageTag("en"), verdict: verdict, files: [text],
            phrases: Phrases(templates: ["add": "add {name}"]), phrasesLanguage: LanguageTag("en"),
            errors: verdict.name == "compileError" ? [error] : [], protection: .limitsOnly,
            mistake: CodeStep.Advice(mistake: text, text: text), explanation: verdict.isPass ? text : nil,
            hasMoreHints: true, answerCount: 2,
            trace: CodeTrace(seed: 7, caseName: text, sequences: 9, compiler: text, milliseconds: 4),
            then: verdict.isPass ? .step(step) : .sameStep)
    }

    static func codeVerdicts(_ text: String) -> [CodeVerdict] {
        let found = { (ending: Ending) in
            Counterexample(
                caseName: text, earlier: [[.text(text)]], commands: [.record("add", [.init("name", .text(text))])],
                expected: Behaviour(observations: [.text(text)], ending: .completed),
                observed: Behaviour(observations: [], ending: ending), seed: 7)
        }
        let errors: [CompilerDiagnostic] = [
            .inFile(name: "A.swift", at: TextPosition(line: 1, column: 1), message: text, identifier: nil),
            .needs(declaration: text, message: text), .doesNotFit(message: text), .notLinked(message: text),
            .compilerCrashed(message: text),
        ]
        let faults: [GraderFault] = [
            .noToolchain, .noSuchOracle(text), .missingFile(text), .unreadableCase(name: text, command: 1),
            .harness(text), .host(text), .noSandbox, .oracle(.notCompiled(file: text, message: text)),
            .oracle(.notLoaded(message: text)),
            .oracle(.ended(.timeLimit)), .oracle(.unreadable), .system(call: text, message: text),
        ]
        let reasons: [UnreadableFile] = [
            .missing, .notAFile, .otherEncoding(.utf16), .tooLarge(limit: 9), .notReadable(text),
        ]
        return [
            .passed, .wrong(found(.completed)), .wrong(found(.trapped(message: text))),
            .trapped(found(.trapped(message: nil))), .trapped(found(.crashed(signal: 11))),
            .endedEarly(status: 3, found(.exited(status: 3))), .timeLimit(found(.timeLimit)),
            .memoryLimit(found(.memoryLimit)), .outputLimit(found(.outputLimit)), .interfered,
            .testsFailed([FailedTest(name: text, messages: [text])]), .testsStopped(test: text, .timeLimit),
            .testsStopped(test: nil, .exited(status: 1)), .compileError(errors), .compileLimit, .notAttempted,
        ] + reasons.map(CodeVerdict.unreadableFile) + faults.map(CodeVerdict.graderFault)
    }

    static func codePhrases(_ text: String) -> [CodePhrase] {
        let endings: [Ending] = [
            .completed, .trapped(message: text), .trapped(message: nil), .trapped(message: ""), .crashed(signal: 11),
            .exited(status: 1), .timeLimit, .memoryLimit, .outputLimit, .interfered,
        ]
        return codeVerdicts(text).map { .verdict($0, files: [text]) } + endings.map(CodePhrase.ending)
            + [
                .afterCommands, .earlier(count: 1), .earlier(count: 3), .moreEarlier(count: 2), .thenThese, .expected,
                .yours, .stopped(test: text, .timeLimit), .stopped(test: nil, .completed), .endingAdvice(.timeLimit),
                .endingAdvice(.crashed(signal: 6)), .moreErrors(count: 2),
                .needs(text), .doesNotFit, .notLinked, .compilerCrashed, .compilerSays(text), .looksLike,
                .runAgain(command: text),
                .watching(files: [text]), .watchKeys, .checkedAt(time: "14:03:09"), .traceSeed(1), .traceCase(text),
                .traceSequences(2),
                .traceProtection(nil),
                .traceProtection(.sandbox), .traceProtection(.limitsOnly), .traceCompiler(text),
                .traceTime(milliseconds: 5),
            ]
    }
}
