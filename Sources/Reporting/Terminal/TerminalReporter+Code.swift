import CourseModel
import Markdown

extension TerminalReporter {
    func add(_ report: CodeReport, to page: inout TerminalPage) {
        if report.part != .rest { addVerdict(report, to: &page) }
        if report.part != .verdict { addRest(report, to: &page) }
    }

    private func addVerdict(_ report: CodeReport, to page: inout TerminalPage) {
        let sentence = messages.text(CodePhrase.verdict(report.verdict, files: report.files))
        page.add(
            signed: report.verdict.outcome.map(Sign.init) ?? .unreadable,
            "\(page.strong(sentence)) \(code(report.step.description))")
        if case .compileError(let errors) = report.verdict { add(errors, report, to: &page) }
        if case .testsFailed(let tests) = report.verdict { add(tests, to: &page) }
        if case .testsStopped(let test, let ending) = report.verdict {
            page.addEmptyLine()
            page.add(messages.text(CodePhrase.stopped(test: test, ending)), first: "  ")
            let advice = messages.text(CodePhrase.endingAdvice(ending))
            if !advice.isEmpty { page.add(advice, first: "  → ") }
        }
        if let found = report.verdict.counterexample {
            page.addEmptyLine()
            add(found, report, to: &page)
        }
        if report.verdict.outcome == nil {
            page.addEmptyLine()
            page.add(messages.text(.costsNothing))
        }
    }

    /// The author's unit tests that failed, with the testing library's words.
    private func add(_ tests: [FailedTest], to page: inout TerminalPage) {
        page.addEmptyLine()
        for test in tests {
            page.add(signed: .wrong, code(test.name), indent: 1)
            for message in test.messages { page.add(code(TerminalText.clean(message)), first: "     ") }
        }
    }

    /// The student's own errors with their lines; else what the file lacks.
    private func add(_ errors: [CompilerDiagnostic], _ report: CodeReport, to page: inout TerminalPage) {
        for error in report.errors {
            page.addEmptyLine()
            add(error, to: &page)
        }
        let others = errors.compactMap(words).prefix(CodeReport.mostErrors)
        for (sentence, message) in others {
            page.addEmptyLine()
            page.add(signed: .wrong, sentence, indent: 1)
            page.add(messages.text(.compilerSays(TerminalText.clean(message))), first: "    ")
        }
        let shown = report.errors.count + others.count
        guard errors.count > shown else { return }
        page.addEmptyLine()
        page.add(messages.text(CodePhrase.moreErrors(count: errors.count - shown)))
    }

    /// `file:line:column: error: what`, as editors read it, the line, and what it means.
    private func add(_ error: CodeReport.SourceError, to page: inout TerminalPage) {
        let place = ":\(error.range.start.line):\(error.range.start.column)"
        let message = TerminalText.clean(error.message).split(separator: "\n").joined(separator: " ")
        page.addLine([TerminalText.clean(error.file) + place, messages.text(.severity(.error)), message])
        page.add(error.excerpt, error.range)
        guard let common = CommonError(identifier: error.identifier, message: error.message) else { return }
        page.add(messages.text(common), first: "  → ")
    }

    private func words(_ error: CompilerDiagnostic) -> (String, String)? {
        switch error {
        case .inFile: nil
        case .needs(let declaration, let message): (messages.text(.needs(declaration)), message)
        case .doesNotFit(let message): (messages.text(.doesNotFit), message)
        case .notLinked(let message): (messages.text(.notLinked), message)
        case .compilerCrashed(let message): (messages.text(.compilerCrashed), message)
        }
    }

    private func addRest(_ report: CodeReport, to page: inout TerminalPage) {
        // The verdict stands above already.
        if report.part == .rest { page.append("\n") }
        if let mistake = report.mistake {
            page.addEmptyLine()
            page.add("\(page.strong(messages.text(CodePhrase.looksLike)))")
            page.add(mistake.text, by: renderer(for: report.language), first: "  ")
        }
        if let explanation = report.explanation {
            page.addHeading(messages.text(.explanation))
            page.add(explanation, by: renderer(for: report.language))
        }
        if let trace = report.trace { add(trace, report.protection, to: &page) }
        page.addEmptyLine()
        addOnward(report, to: &page)
    }

    private func addOnward(_ report: CodeReport, to page: inout TerminalPage) {
        guard report.then == .sameStep else { return add(report.then, to: &page) }
        let check = command("check \(report.step)")
        if let found = report.verdict.counterexample {
            page.add(messages.text(CodePhrase.runAgain(command: "\(check) --seed \(found.seed)")))
        } else if report.verdict != .passed {
            page.add(messages.text(.tryAgain(command: check)))
        }
        if report.hasMoreHints, report.verdict != .passed {
            page.add(messages.text(.hintsThere(count: 1, command: command("hint"))))
        }
    }

    private func add(_ trace: CodeTrace, _ protection: CodeProtection?, to page: inout TerminalPage) {
        page.addEmptyLine()
        var lines: [CodePhrase] = [.traceSeed(trace.seed)]
        if let name = trace.caseName { lines.append(.traceCase(name)) }
        lines += [
            .traceSequences(trace.sequences), .traceProtection(protection), .traceCompiler(trace.compiler),
            .traceTime(milliseconds: trace.milliseconds),
        ]
        for line in lines { page.add(messages.text(line), first: "  │ ", rest: "  │ ") }
    }
}
