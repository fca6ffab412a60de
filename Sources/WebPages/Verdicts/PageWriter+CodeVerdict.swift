import CourseModel
import Markdown
import Reporting

extension PageWriter {
    /// The verdict on code: what the compiler says, or where it differs from what is expected.
    func codeVerdict(_ report: CodeReport) -> HTML {
        let verdict = report.verdict
        return """
            \(verdictHeading(verdict.outcome.map(Sign.init) ?? .unreadable, say(.verdict(verdict, files: report.files))))\(evidence(report))\(costsNothing(verdict.outcome == nil))\(mistake(report))\(explanation(report.explanation, report.language))\(onward(report.then))
            """
    }

    private func evidence(_ report: CodeReport) -> HTML {
        switch report.verdict {
        case .compileError(let errors): self.errors(errors, report)
        case .testsFailed(let tests): failed(tests)
        case .testsStopped(let test, let ending):
            "<p>\(say(.stopped(test: test, ending)))</p>\n\(advice(on: ending))"
        default: report.verdict.counterexample.map { counterexample($0, report) } ?? ""
        }
    }

    func advice(on ending: Ending) -> HTML {
        let words = messages.text(CodePhrase.endingAdvice(ending))
        return words.isEmpty ? "" : "<p>\(line(words))</p>\n"
    }

    private func failed(_ tests: [FailedTest]) -> HTML {
        let items = tests.map { test -> HTML in
            """
            <li>\(sign(.wrong)) <code dir="ltr">\(code: test.name)</code>
            \(test.messages.map { "<pre dir=\"ltr\"><code>\(code: $0)</code></pre>\n" as HTML })</li>

            """
        }
        return "<ul class=\"parts\">\n\(items)</ul>\n"
    }

    private func errors(_ errors: [CompilerDiagnostic], _ report: CodeReport) -> HTML {
        let others = errors.compactMap(words).prefix(CodeReport.mostErrors)
        let left = errors.count - report.errors.count - others.count
        let items = report.errors.map(error) + others.map { "<li>\(sign(.wrong)) \($0)</li>\n" as HTML }
        let more = left > 0 ? "<p>\(say(.moreErrors(count: left)))</p>\n" as HTML : ""
        return "<ul class=\"faults\">\n\(items)</ul>\n\(more)"
    }

    private func error(_ error: CodeReport.SourceError) -> HTML {
        let place = "\(error.file):\(error.range.start.line):\(error.range.start.column)"
        let common = CommonError(identifier: error.identifier, message: error.message)
        return """
            <li><p>\(sign(.wrong)) <code dir="ltr">\(code: place)</code> <span lang="en" dir="ltr">\(code: error.message)</span></p>
            <pre dir="ltr"><code>\(marked(error.excerpt, error.range))</code></pre>
            \(common.map { "<p>\(line(messages.text($0)))</p>\n" as HTML })</li>

            """
    }

    /// The line, its number, and a mark at the place.
    private func marked(_ excerpt: CourseDiagnostic.Excerpt, _ range: TextRange) -> HTML {
        let scalars = excerpt.text.unicodeScalars
        let before = scalars.prefix(max(0, range.start.column - 1 - excerpt.dropped))
        let rest = scalars.dropFirst(before.count)
        let cut = excerpt.dropped > 0 ? "…" : ""
        return """
            <span class="comment">\(range.start.line) | </span>\(code: cut + String(before))<mark>\(code: String(String.UnicodeScalarView(rest.prefix(1))))</mark>\(code: String(String.UnicodeScalarView(rest.dropFirst())))
            """
    }

    private func words(_ error: CompilerDiagnostic) -> HTML? {
        let (sentence, message): (CodePhrase, String)
        switch error {
        case .inFile: return nil
        case .needs(let declaration, let words): (sentence, message) = (.needs(declaration), words)
        case .doesNotFit(let words): (sentence, message) = (.doesNotFit, words)
        case .notLinked(let words): (sentence, message) = (.notLinked, words)
        case .compilerCrashed(let words): (sentence, message) = (.compilerCrashed, words)
        }
        return "\(say(sentence))\n<p>\(say(.compilerSays(message)))</p>"
    }

    private func mistake(_ report: CodeReport) -> HTML {
        guard let mistake = report.mistake else { return "" }
        return """
            <h2>\(say(.looksLike))</h2>
            <div\(language(report.language))>\(prose(mistake.text))</div>

            """
    }
}
