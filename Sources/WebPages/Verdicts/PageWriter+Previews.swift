import CourseModel
import Reporting

extension PageWriter {
    /// The screens of a student's program.
    func previews(_ report: PreviewReport) -> HTML {
        let errors = report.errors.map {
            "<p>\(sign(.wrong)) <code dir=\"ltr\">\(code: words($0))</code></p>\n" as HTML
        }
        guard !report.previews.isEmpty else { return "\(errors)" }
        return """
            <h2>\(say(.previews))</h2>
            \(errors)<div class="screens">
            \(HTML(rendered: ScreenWebPage.figures(report.previews)))
            </div>
            """
    }

    private func words(_ error: CompilerDiagnostic) -> String {
        switch error {
        case .inFile(let name, let place, let message, _): "\(name):\(place.line):\(place.column): \(message)"
        case .needs(_, let message), .doesNotFit(let message), .notLinked(let message), .compilerCrashed(let message):
            message
        }
    }
}
