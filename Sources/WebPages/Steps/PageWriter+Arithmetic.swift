import CourseModel
import Markdown
import Reporting

extension PageWriter {
    func arithmetic(_ prompt: String?, _ questions: [AskedQuestion], _ page: StepPage) -> HTML {
        """
        \(prompt.map { inLanguage(page.step, prose($0)) + "\n" })<fieldset>
        <legend>\(say(.giveResults))</legend>
        <ol class="questions">
        \(questions.enumerated().map { question($1, $0 + 1, page) })</ol>
        </fieldset>

        """
    }

    private func question(_ question: AskedQuestion, _ number: Int, _ page: StepPage) -> HTML {
        let asked = question.division.map {
            " <span class=\"asked\" id=\"asked-\(number)\">\(say(.asksFor($0)))</span>" as HTML
        }
        let described: HTML = asked == nil ? "" : " aria-describedby=\"asked-\(number)\""
        let text: HTML = "<bdi class=\"sum\" dir=\"ltr\">\(code: question.text) =</bdi>"
        guard question.division == .remainder else {
            let mode: HTML = if case .fraction = question.division { "text" } else { "decimal" }
            let input = numberField("answer-\(number)", mode, described, page)
            return "<li><label for=\"answer-\(number)\">\(text)</label> \(input)\(asked)</li>\n"
        }
        let parts = [("quotient", WebPhrase.quotient), ("remainder", .remainder)].map { name, phrase -> HTML in
            """
             <label for="\(name)-\(number)">\(say(phrase))</label> \(numberField("\(name)-\(number)", "decimal", described, page))
            """
        }
        return
            "<li><span role=\"group\" aria-labelledby=\"sum-\(number)\"><span id=\"sum-\(number)\">\(text)</span>\(parts)</span>\(asked)</li>\n"
    }

    private func numberField(_ name: String, _ mode: HTML, _ described: HTML, _ page: StepPage) -> HTML {
        input(name, " inputmode=\"\(mode)\" size=\"8\" dir=\"ltr\"\(described)", page)
    }

    /// A field for a short text that nothing corrects.
    func input(_ name: String, _ attributes: HTML, _ page: StepPage) -> HTML {
        """
        <input type="text" name="\(name)" id="\(name)" value="\(field: page.given[name]?.first ?? "")" autocomplete="off" autocorrect="off" autocapitalize="none" spellcheck="false"\(attributes)>
        """
    }
}
