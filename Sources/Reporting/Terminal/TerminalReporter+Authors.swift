import CourseModel
import Markdown

extension TerminalReporter {
    /// Nothing where nothing is wrong.
    func add(_ lint: LintReport, to page: inout TerminalPage) {
        guard !lint.diagnostics.isEmpty else { return }
        for diagnostic in lint.diagnostics {
            add(diagnostic, to: &page)
            page.addEmptyLine()
        }
        let errors = lint.diagnostics.count { $0.severity == .error }
        let warnings = lint.diagnostics.count - errors
        page.add(messages.text(.lintSummary(errors: errors, warnings: warnings, files: lint.fileCount)))
    }

    /// `file:line:column: error: what [code]`, as editors read it, then the line and the fix.
    func add(_ diagnostic: CourseDiagnostic, to page: inout TerminalPage) {
        let text = messages.text(diagnostic.problem)
        let place = diagnostic.range.map { ":\($0.start.line):\($0.start.column)" } ?? ""
        let severity = messages.text(.severity(diagnostic.severity))
        page.addLine(
            [TerminalText.clean(diagnostic.file) + place, severity, "\(plain(text.what)) [\(diagnostic.problem.code)]"])
        if let excerpt = diagnostic.excerpt, let range = diagnostic.range { page.add(excerpt, range) }
        if let advice = text.advice { page.add(advice, first: "  → ") }
    }

    private func plain(_ markdown: String) -> String {
        let line = TerminalRenderer(width: 10_000, direction: page.direction)
            .render(MarkdownDocument(markdown))
        return line.split(separator: "\n").joined(separator: " ")
    }

    func add(_ doctor: DoctorReport, to page: inout TerminalPage) {
        for finding in doctor.findings {
            let sign: Sign =
                switch finding.state {
                case .good: .right
                case .warning: .notice
                case .problem: .wrong
                }
            let state = messages.text(.findingState(finding.state))
            let parts =
                [state, code(finding.detail)] + [finding.verdict.map { messages.text(.outcome($0)) }].compactMap(\.self)
            page.add(signed: sign, "\(messages.name(of: finding.subject)): \(parts.joined(separator: " · "))")
            if finding.state != .good { page.add(messages.advice(for: finding.mended), first: "    ") }
        }
        page.addEmptyLine()
        page.add(messages.text(doctor.isHealthy ? .healthy : .unhealthy))
    }

    func add(_ created: CreatedReport, to page: inout TerminalPage) {
        for file in created.files { page.add(code(file), first: "+ ") }
        if let line = created.lineToAdd { page.add(signed: .notice, messages.text(.addLine(line))) }
        page.addEmptyLine()
        for step in created.stepsToAdd {
            page.add(messages.text(.addStep(language: step.language.tag)))
            page.addEmptyLine()
            for line in step.yaml.split(separator: "\n") { page.addLine([TerminalText.clean(String(line))]) }
            page.addEmptyLine()
        }
        let course = created.root == "." ? "" : " --course \(ShellWord.quoted(created.root))"
        switch created.kind {
        case .course:
            page.add(messages.text(.createdCourse(command: command("next --course \(ShellWord.quoted(created.root))"))))
        case .exercise:
            page.add(messages.text(.createdExercise(command: command("verify \(created.name)\(course)"))))
        case .lesson:
            page.add(messages.text(.createdLesson(command: command("next \(created.name)\(course)"))))
        }
    }

    func add(_ failure: Failure, to page: inout TerminalPage) {
        if case .faultyCourse(let diagnostics) = failure, !diagnostics.isEmpty {
            for diagnostic in diagnostics.prefix(5) { add(diagnostic, to: &page) }
            page.addEmptyLine()
        }
        let text = messages.text(failure)
        page.add(signed: .wrong, text.what)
        if let advice = text.advice { page.add(advice, first: "  ") }
    }
}

extension TerminalPage {
    /// A line for editors, never wrapped.
    mutating func addLine(_ parts: [String]) {
        append(parts.joined(separator: ": ") + "\n")
    }

    /// The line of the file and a caret under the place.
    mutating func add(_ excerpt: CourseDiagnostic.Excerpt, _ range: TextRange) {
        let isCut = excerpt.dropped > 0
        let line = TerminalText.clean(excerpt.text).split(separator: "\n").joined(separator: " ")
        let before = TerminalText.clean(
            String(
                String.UnicodeScalarView(
                    excerpt.text.unicodeScalars.prefix(max(0, range.start.column - 1 - excerpt.dropped)))))
        let number = String(range.start.line)
        let gap = String(repeating: " ", count: TerminalText.displayWidth(before) + (isCut ? 1 : 0))
        let lineMargin = "  \(number) | "
        let caretMargin = String(repeating: " ", count: number.count + 2) + " | "
        append(TerminalText.codeLine((isCut ? "…" : "") + line, after: lineMargin, in: direction) + "\n")
        append(TerminalText.codeLine(gap + paint("^", .red), after: caretMargin, in: direction) + "\n")
    }
}
