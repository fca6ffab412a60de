import CourseModel
import Markdown
import Reporting

extension PageWriter {
    /// The verdict on a quiz, a fill-in or arithmetic, part by part.
    func verdict(_ report: VerdictReport) -> HTML {
        """
        \(verdictHeading(Sign(report.outcome), say(phrase(for: report.outcome))))\(parts(report))\(costsNothing(report.outcome == .unreadable))\(explanation(report.explanation, report.language))\(onward(report.then))
        """
    }

    func costsNothing(_ holds: Bool) -> HTML { holds ? "<p>\(say(.costsNothing))</p>\n" : "" }

    private func phrase(for outcome: Outcome) -> Phrase {
        switch outcome {
        case .passed: .passed
        case .partly(let points, let possible): .partly(points: points, possible: possible)
        case .wrong: .wrong
        case .unreadable: .unreadable
        }
    }

    private func parts(_ report: VerdictReport) -> HTML {
        guard !report.parts.isEmpty else { return "" }
        return "<ul class=\"parts\">\n\(report.parts.map { part($0, report) })</ul>\n"
    }

    private func part(_ part: VerdictReport.Part, _ report: VerdictReport) -> HTML {
        let remarks = part.verdict.remarks.map { remark -> HTML in
            let isAuthors = if case .why = remark { true } else { false }
            return "<p\(isAuthors ? language(report.language) : "")>\(line(messages.text(remark)))</p>\n"
        }
        return """
            <li>\(sign(Sign(part.verdict.result))) \(heading(of: part, report))
            \(remarks)</li>

            """
    }

    private func heading(of part: VerdictReport.Part, _ report: VerdictReport) -> HTML {
        let result = say(phrase(for: part.verdict.result))
        let typed: HTML = "<bdi class=\"typed\">\(code: part.verdict.trace.typed)</bdi>"
        switch (report.kind, part.number) {
        case (.quiz, let number?):
            let text = part.asked.map { "\n<p\(language(report.language))>\(line($0))</p>" as HTML }
            return "\(say(.option(number: number))): \(result)\(text)"
        case (.fill, let number?): return "\(say(.blank(number: number))): \(typed) · \(result)"
        case (.arithmetic, let number?):
            return "\(number). <bdi dir=\"ltr\">\(code: part.asked ?? "") = \(typed)</bdi> · \(result)"
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
}
