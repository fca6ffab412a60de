import CourseModel
import Markdown
import Reporting

extension PageWriter {
    /// What came of what the student did.
    func outcome(_ outcome: StepOutcome) -> HTML {
        "\(notes(outcome.notices))\(said(outcome.report))"
    }

    private func said(_ report: Report) -> HTML {
        switch report {
        case .verdict(let report): verdict(report)
        case .code(let report): codeVerdict(report)
        case .hint(let report): hint(report)
        case .read(_, let then): onward(then)
        case .skipped(let step, let then): "<p>\(say(.wasSkipped(step: step.description)))</p>\n\(onward(then))"
        case .reset(let step, let kept):
            "<p>\(say(.wasReset(step: step.description)))</p>\n\(kept.map { "<p>\(say(.keptAs(file: $0.file, name: $0.name)))</p>\n" as HTML })"
        case .courseFinished(let report):
            "<p>\(sign(.right)) \(say(.courseFinished(title: messages.literal(report.title))))</p>"
        case .preview(let report): previews(report)
        case .failure(let failure):
            "<p>\(sign(.wrong)) \(line(messages.text(failure).what))</p>\n\(messages.text(failure).advice.map { "<p>\(line($0))</p>" as HTML })"
        case .step, .list, .status, .lint, .verification, .doctor, .question, .created, .site, .serving, .help,
            .document:
            ""
        }
    }

    func hint(_ report: HintReport) -> HTML {
        guard let hint = report.hint else { return "<p>\(say(.noHints))</p>" }
        let isLast = hint.number == hint.count && hint.count > 1
        return """
            <h2>\(hintHeading(hint))</h2>
            <div\(language(report.language))>\(prose(hint.text))</div>
            \("<p>\(say(.lastHint))</p>", if: isLast)
            """
    }

    /// The way on; nothing where the step is to be tried again.
    func onward(_ then: Onward?) -> HTML {
        switch then {
        case nil, .sameStep: ""
        case .step(let next): goOn(next)
        case .lessonFinished(let end, let next):
            """
            <div class="finished">
            <p>\(sign(.right)) \(say(.lessonFinished(title: messages.literal(end.title))))</p>
            \(takeaways(end))\(goOn(next))</div>
            """
        }
    }

    /// What a student takes away from a lesson, and where to read on.
    func takeaways(_ end: LessonEnd) -> HTML {
        list(.takeaways, end.takeaways.map(line), end.language) + list(.further, end.further.map(reading), end.language)
    }

    private func reading(_ further: FurtherReading) -> HTML {
        line("[\(messages.literal(further.title))](<\(further.url)>)")
    }

    private func list(_ heading: Phrase, _ items: [HTML], _ language: LanguageTag) -> HTML {
        guard !items.isEmpty else { return "" }
        return """
            <h2>\(say(heading))</h2>
            <ul\(self.language(language))>
            \(items.map { "<li>\($0)</li>\n" as HTML })</ul>

            """
    }

    /// A sign and a sentence.
    func verdictHeading(_ sign: Sign, _ words: HTML) -> HTML {
        "<p class=\"verdict \(sign.name)\">\(self.sign(sign)) <strong>\(words)</strong></p>\n"
    }

    func explanation(_ text: String?, _ language: LanguageTag) -> HTML {
        guard let text else { return "" }
        return "<h2>\(say(.explanation))</h2>\n<div\(self.language(language))>\(prose(text))</div>\n"
    }
}
