import CourseModel
import Reporting

extension PageWriter {
    /// A table of the commands up to the first difference, with what was expected and what was seen after each.
    func counterexample(_ found: Counterexample, _ report: CodeReport) -> HTML {
        let rows = found.commands.prefix(found.place + 1).enumerated().map { row($1, $0, found, report) }
        let caption = say(found.earlier.isEmpty ? .afterCommands : .thenThese)
        let ends = found.observed.ending != found.expected.ending
        return """
            \(earlier(found, report))<table class="counterexample">
            <caption>\(caption)</caption>
            <thead><tr><th scope="col">\(say(.position))</th><th scope="col">\(say(.command))</th><th scope="col">\(say(.expected))</th><th scope="col">\(say(.yours))</th></tr></thead>
            <tbody>
            \(rows)</tbody></table>
            \(ends ? advice(on: found.observed.ending) : "")
            """
    }

    private func row(_ command: PlainValue, _ index: Int, _ found: Counterexample, _ report: CodeReport) -> HTML {
        let differs = index == found.place
        let (expected, yours) = seen(index, found, report)
        let mark: HTML = differs ? "<span class=\"differs\">\(sign(.wrong)) \(say(.differs))</span> " : ""
        let language = self.language(report.phrasesLanguage)
        return """
            <tr\(" class=\"differs\"", if: differs)><th scope="row">\(index + 1)</th><td\(language)>\(said(report.phrases.parts(of: command)))</td><td\(language)>\(expected)</td><td>\(mark)<span\(language)>\(yours)</span></td></tr>

            """
    }

    /// What was expected and what was seen after a command, or how the program ended there.
    private func seen(_ index: Int, _ found: Counterexample, _ report: CodeReport) -> (HTML, HTML) {
        let expected = found.expected.observations.dropFirst(index).first
        let observed = found.observed.observations.dropFirst(index).first
        if let expected, let observed {
            let (one, other) =
                expected == observed
                ? (report.phrases.parts(of: expected), report.phrases.parts(of: observed))
                : report.phrases.apart(expected, observed)
            return (said(one), said(other))
        }
        return (
            expected.map { said(report.phrases.parts(of: $0)) } ?? say(.ending(found.expected.ending)),
            observed.map { said(report.phrases.parts(of: $0)) } ?? say(.ending(found.observed.ending))
        )
    }

    private func earlier(_ found: Counterexample, _ report: CodeReport) -> HTML {
        guard !found.earlier.isEmpty else { return "" }
        let most = 5
        let items = found.earlier.suffix(most).map { commands -> HTML in
            let said = commands.map { self.said(report.phrases.parts(of: $0)) }
            return "<li>\(HTML.joined(said, by: " · "))</li>\n"
        }
        let more = found.earlier.count - most
        return """
            <p>\(say(.earlier(count: found.earlier.count)))</p>
            <ul\(language(report.phrasesLanguage))>
            \(items)</ul>
            \(more > 0 ? "<p>\(say(.moreEarlier(count: more)))</p>\n" as HTML : "")
            """
    }

    /// What a program was told or showed moves nothing around it.
    private func said(_ parts: [Phrases.Part]) -> HTML {
        let pieces = parts.map { part -> HTML in
            switch part {
            case .words(let words): "\(words)"
            case .value(let value): "<bdi class=\"value\">\(code: value)</bdi>"
            }
        }
        return "\(pieces)"
    }
}
