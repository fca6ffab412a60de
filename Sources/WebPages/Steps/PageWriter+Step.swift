import CourseModel
import Reporting

extension PageWriter {
    func step(_ page: StepPage) -> HTML {
        let step = page.step
        return """
            <div class="head">
            <p class="place">\(say(.stepOf(number: step.number, count: step.count))) · \(say(.kind(step.content.kind)))<span id="standing">\(standing(step.standing))</span></p>
            \(step.standing == .changed ? "<p>\(sign(.changed)) \(say(.changedSincePassed))</p>\n" as HTML : "")<div\(language(step.language))>
            <h1>\(step.title)</h1>
            \(step.summary.map { "<div class=\"summary\">\(prose($0))</div>\n" as HTML })</div>
            </div>
            \(content(page))
            \(givenHints(page))\(outcomeRegion(page))
            \(otherActions(step))\(neighbours(stepLink(page.previous, .previousStep, "prev"), stepLink(page.next, .nextStep, "next")))\(phrasesForScript(page.step.content.kind))
            """
    }

    private func stepLink(_ step: StepLink?, _ phrase: WebPhrase, _ relation: HTML) -> HTML? {
        step.map { neighbour([$0.id.lesson.name, $0.id.step], phrase, $0.title, relation) }
    }

    private func content(_ page: StepPage) -> HTML {
        switch page.step.content {
        case .text(let body): inLanguage(page.step, prose(body))
        case .quiz(let question, let options, let hasSeveral):
            answerForm(page, quiz(question, options, hasSeveral, page))
        case .fill(let prompt, let language, let template, _):
            answerForm(page, fill(prompt, language, template, page))
        case .arithmetic(let prompt, let questions):
            answerForm(page, arithmetic(prompt, questions, page))
        case .code(let prompt, let files): code(prompt, files, page)
        }
    }

    /// Prose of the course, in its language.
    func inLanguage(_ step: StepReport, _ content: HTML) -> HTML {
        "<div class=\"prose\"\(language(step.language))>\n\(content)\n</div>"
    }

    /// What is asked, and the button that sends the answer.
    private func answerForm(_ page: StepPage, _ fields: HTML) -> HTML {
        switch frame.mode {
        case .live:
            form(page.step.id, "check", fields + button("check", say(.check)), " class=\"answer\"")
        case .fixed:
            """
            <form class="answer" data-key="\(field: page.key?.json ?? "")">
            \(fields)<p class="buttons"><button type="submit">\(say(.check))</button></p>
            <noscript><p>\(sign(.notice)) \(say(.needsScript))</p></noscript>
            </form>
            """
        }
    }

    /// A form that `learn serve` takes: with its token, and sent by the script where there is one.
    func form(_ step: StepID, _ action: HTML, _ content: HTML, _ attributes: HTML = "") -> HTML {
        guard case .live(let token) = frame.mode else { return "" }
        return """
            <form method="post" action="\(address(of: step))\(action)" data-action="\(action)"\(attributes)>
            <input type="hidden" name="token" value="\(token)">
            \(content)</form>

            """
    }

    private func button(_ kind: HTML, _ words: HTML) -> HTML {
        "<p class=\"buttons\"><button type=\"submit\" class=\"\(kind)\">\(words)</button></p>\n"
    }

    private func otherActions(_ step: StepReport) -> HTML {
        guard case .live = frame.mode else { return "" }
        var forms: [HTML] = []
        if step.hintCount > 0 {
            forms.append(form(step.id, "hint", "<button type=\"submit\">\(say(.hint))</button>\n"))
        }
        if !step.standing.isFinished, step.content.kind != .text {
            forms.append(form(step.id, "skip", "<button type=\"submit\">\(say(.skip))</button>\n"))
        }
        if step.content.kind != .text {
            forms.append(form(step.id, "reset", "<button type=\"submit\">\(say(.startAnew))</button>\n"))
        }
        guard !forms.isEmpty else { return "" }
        return "<section class=\"actions\" aria-label=\"\(plain(.otherActions))\">\n\(forms)</section>\n"
    }

    /// Hints that can be opened one by one.
    private func givenHints(_ page: StepPage) -> HTML {
        guard !page.hints.isEmpty else { return "" }
        let hints = page.hints.map { hint -> HTML in
            """
            <details><summary>\(hintHeading(hint))</summary>
            \(inLanguage(page.step, prose(hint.text)))
            </details>

            """
        }
        return "<section class=\"hints\" aria-label=\"\(plain(.hints))\">\n\(hints)</section>\n"
    }

    func hintHeading(_ hint: HintReport.Hint) -> HTML {
        let blank = hint.blank.map { " · \(say(.hintForBlank(number: $0)))" as HTML }
        return "\(say(.hint(number: hint.number, count: hint.count)))\(blank)"
    }

    /// Whether anything can be said below the step: not of a text, nor of code on a page that does not check it.
    private func isAnswered(_ page: StepPage) -> Bool {
        switch (page.step.content.kind, frame.mode) {
        case (.text, _), (.code, .fixed): page.outcome != nil
        default: true
        }
    }

    /// Where the verdict is said, also to who does not see it. There is one on a page, so that nothing is said twice.
    private func outcomeRegion(_ page: StepPage) -> HTML {
        guard isAnswered(page) else { return onward(page.step.then) }
        let inside = page.outcome.map { outcome($0) } ?? ""
        return """
            <section id="outcome" role="status" aria-live="polite" aria-label="\(plain(.outcome))" tabindex="-1">
            \(inside)
            </section>
            """
    }
}
