import CourseModel

extension TerminalReporter {
    func add(_ report: VerdictReport, to page: inout TerminalPage) {
        page.add(
            signed: Sign(report.outcome),
            "\(page.strong(messages.text(phrase(for: report)))) \(code(report.step.description))")
        if !report.parts.isEmpty { page.addEmptyLine() }
        for part in report.parts { add(part, report, to: &page) }
        if report.outcome == .unreadable {
            page.addEmptyLine()
            page.add(messages.text(.costsNothing))
        }
        if let explanation = report.explanation {
            page.addHeading(messages.text(.explanation))
            page.add(explanation, by: renderer(for: report.language))
        }
        page.addEmptyLine()
        addOnward(report, to: &page)
    }

    private func addOnward(_ report: VerdictReport, to page: inout TerminalPage) {
        guard report.then == .sameStep else { return add(report.then, to: &page) }
        page.add(messages.text(.tryAgain(command: command("check …"))))
        if report.hasMoreHints { page.add(messages.text(.hintsThere(count: 1, command: command("hint")))) }
    }

    private func phrase(for report: VerdictReport) -> Phrase {
        report.parts.contains { $0.verdict.isUnchecked } ? .unchecked : phrase(for: report.outcome)
    }

    private func phrase(for outcome: Outcome) -> Phrase {
        switch outcome {
        case .passed: .passed
        case .partly(let points, let possible): .partly(points: points, possible: possible)
        case .wrong: .wrong
        case .unreadable: .unreadable
        }
    }

    private func add(_ part: VerdictReport.Part, _ report: VerdictReport, to page: inout TerminalPage) {
        page.add(signed: Sign(part.verdict.result), heading(of: part, report.kind), indent: 1)
        if report.kind == .quiz, let asked = part.asked {
            page.add(asked, by: renderer(for: report.language), first: "    ")
            if !part.verdict.remarks.isEmpty { page.addEmptyLine() }
        }
        add(part.verdict, explains: report.explains, indent: 4, report.language, to: &page)
    }

    private func heading(of part: VerdictReport.Part, _ kind: StepKind) -> String {
        let typed = messages.text(.whatYouTyped(part.verdict.trace.typed))
        let result = messages.text(part.verdict.isUnchecked ? .partUnchecked : phrase(for: part.verdict.result))
        switch (kind, part.number) {
        case (.quiz, let number?): return "\(messages.text(.option(number: number))) · \(result)"
        case (.fill, let number?): return "\(messages.text(.blank(number: number))): \(typed) · \(result)"
        case (.arithmetic, let number?):
            return "\(number). \(code("\(part.asked ?? "") = \(part.verdict.trace.typed)")) · \(result)"
        default: return "\(typed) · \(result)"
        }
    }

    private func phrase(for result: PartVerdict.Result) -> Phrase {
        switch result {
        case .right: .partRight
        case .wrong: .partWrong
        case .unreadable: .partUnreadable
        }
    }

    private func add(
        _ verdict: PartVerdict, explains: Bool, indent: Int, _ language: LanguageTag, to page: inout TerminalPage
    ) {
        let margin = String(repeating: " ", count: indent)
        for remark in verdict.remarks {
            let isAuthors = if case .why = remark { true } else { false }
            page.add(
                messages.text(remark), by: renderer(for: isAuthors ? language : messages.language.tag), first: margin)
        }
        guard explains else { return }
        let trace = verdict.trace
        let read = trace.read.map(code) ?? messages.text(.traceNotRead)
        var rows = [(Phrase.traceTyped, code(trace.typed)), (.traceRead, read)]
        if !trace.key.isEmpty { rows.append((.traceKey, codes(trace.key))) }
        rows.append((.traceRule, "\(code(trace.rule.rawValue)) \(messages.text(trace.rule))"))
        for (label, value) in rows {
            page.add("\(messages.text(label)): \(value)", first: margin + "│ ", rest: margin + "│ ")
        }
    }

    func add(_ report: HintReport, to page: inout TerminalPage) {
        guard let hint = report.hint else { return page.add(messages.text(.noHints)) }
        let blank = hint.blank.map { " · \(messages.text(.hintForBlank(number: $0)))" } ?? ""
        page.add(
            "\(page.strong(messages.text(.hint(number: hint.number, count: hint.count))))\(blank) · \(code(report.step.description))"
        )
        page.addEmptyLine()
        page.add(hint.text, by: renderer(for: report.language))
        guard hint.number == hint.count, hint.count > 1 else { return }
        page.addEmptyLine()
        page.add(messages.text(.lastHint))
    }

    func add(_ report: QuestionReport, to page: inout TerminalPage) {
        guard let verdict = report.verdict else {
            add(report.question, number: nil, to: &page)
            let sample = "arithmetic \"\(report.question.text)\" …"
            return page.add(messages.text(.answerNumbers(count: 1, command: command(sample))))
        }
        let asked = report.question.division.map { " (\(messages.text(.asksFor($0))))" } ?? ""
        let line = code("\(report.question.text) = \(verdict.trace.typed)") + asked
        let outcome: Outcome =
            switch verdict.result {
            case .right: .passed
            case .wrong: .wrong
            case .unreadable: .unreadable
            }
        page.add(signed: Sign(verdict.result), "\(page.strong(messages.text(phrase(for: outcome)))) \(line)")
        add(verdict, explains: report.explains, indent: 2, messages.language.tag, to: &page)
    }
}

extension PartVerdict {
    /// Whether it was read, and what it takes to check it is not there.
    fileprivate var isUnchecked: Bool {
        remarks.contains { if case .couldNotCompile = $0 { true } else { false } }
    }
}
