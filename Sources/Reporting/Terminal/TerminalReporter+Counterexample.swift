import CourseModel
import Markdown

extension TerminalReporter {
    /// The commands up to the first difference, and what was expected and shown there.
    func add(_ found: Counterexample, _ report: CodeReport, to page: inout TerminalPage) {
        addEarlier(found, report, to: &page)
        let isAlone = found.earlier.isEmpty
        page.add(messages.text(isAlone ? CodePhrase.afterCommands : .thenThese))
        add(found.commands.prefix(found.place + 1), report, first: "    ", to: &page)
        let (expected, yours) = shown(found, report.phrases)
        let labels = [messages.text(CodePhrase.expected), messages.text(CodePhrase.yours)]
        let width = labels.map(TerminalText.displayWidth).max() ?? 0
        for (label, document) in zip(labels, [expected, yours]) {
            add(document, label: label, width: width, report.phrasesLanguage, to: &page)
        }
        let advice = messages.text(CodePhrase.endingAdvice(found.observed.ending))
        guard !advice.isEmpty, found.observed.ending != found.expected.ending else { return }
        page.add(advice, first: "  → ")
    }

    private func addEarlier(_ found: Counterexample, _ report: CodeReport, to page: inout TerminalPage) {
        guard !found.earlier.isEmpty else { return }
        page.add(messages.text(CodePhrase.earlier(count: found.earlier.count)))
        let most = 5
        for commands in found.earlier.suffix(most) { add(commands[...], report, first: "    ", to: &page) }
        if found.earlier.count > most {
            page.add(messages.text(CodePhrase.moreEarlier(count: found.earlier.count - most)), first: "    ")
        }
    }

    private func add(
        _ commands: ArraySlice<PlainValue>, _ report: CodeReport, first: String, to page: inout TerminalPage
    ) {
        let said = commands.map(report.phrases.parts(of:)).joined(separator: [.words(" · ")])
        page.add(MarkdownDocument(Array(said)), by: renderer(for: report.phrasesLanguage), first: first)
    }

    /// Beside its label; below it where the line is narrow.
    private func add(
        _ document: MarkdownDocument, label: String, width widest: Int, _ language: LanguageTag,
        to page: inout TerminalPage
    ) {
        let own = renderer(for: language)
        let padding = String(repeating: " ", count: widest - TerminalText.displayWidth(label))
        guard (widest + 8) * 2 < width else {
            page.add(label, first: "      ")
            return page.add(document, by: own, first: "        ")
        }
        page.add(document, by: own, first: "      \(label)\(padding)  ")
    }

    /// What was expected and what was shown where they first differ.
    private func shown(
        _ found: Counterexample, _ phrases: Phrases
    ) -> (expected: MarkdownDocument, yours: MarkdownDocument) {
        let expected = found.expected.observations.dropFirst(found.place).first
        let observed = found.observed.observations.dropFirst(found.place).first
        if let expected, let observed {
            let (one, other) = phrases.apart(expected, observed)
            return (MarkdownDocument(one), MarkdownDocument(other))
        }
        return (
            expected.map { MarkdownDocument(phrases.parts(of: $0)) } ?? ending(found.expected),
            observed.map { MarkdownDocument(phrases.parts(of: $0)) } ?? ending(found.observed)
        )
    }

    private func ending(_ behaviour: Behaviour) -> MarkdownDocument {
        MarkdownDocument(messages.text(CodePhrase.ending(behaviour.ending)))
    }
}

extension MarkdownDocument {
    /// What is said of a program.
    fileprivate init(_ parts: [Phrases.Part]) {
        self.init(
            parts.map { part in
                switch part {
                case .words(let words): Inline.text(words)
                case .value(let value): Inline.isolate(value)
                }
            })
    }
}
