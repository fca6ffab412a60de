import CourseModel
import Markdown
import Reporting

extension PageWriter {
    /// The template with a field at each blank.
    func fill(_ prompt: String, _ language: FillLanguage, _ template: [TemplatePart], _ page: StepPage) -> HTML {
        let code = BlankTemplate(template)
        let content = language == .text ? words(code, page) : coded(code, language, page)
        return """
            \(inLanguage(page.step, prose(prompt)))
            <fieldset>
            <legend>\(say(.fillBlanks))</legend>
            \(content)
            </fieldset>

            """
    }

    private func words(_ template: BlankTemplate, _ page: StepPage) -> HTML {
        let pieces = template.pieces.map { piece -> HTML in
            switch piece {
            case .text(let range):
                let lines = template.text(range).split(separator: "\n", omittingEmptySubsequences: false)
                return HTML.joined(lines.map { "\(String($0))" }, by: "<br>\n")
            case .blank(let index):
                return blank(index, " dir=\"auto\"\(language(page.step.language, directed: false))", page)
            }
        }
        return "<p class=\"template words\"\(language(page.step.language))>\(pieces)</p>"
    }

    /// Coloured as if the blanks were filled.
    private func coded(_ template: BlankTemplate, _ language: FillLanguage, _ page: StepPage) -> HTML {
        let spans = highlight(template.text, language.name)
        let pieces = template.pieces.map { piece -> HTML in
            switch piece {
            case .text(let range): HTML(rendered: HighlightedCode.html(template.text, spans, in: range))
            case .blank(let index): blank(index, " dir=\"ltr\"", page)
            }
        }
        return "<pre class=\"template\" dir=\"ltr\"><code class=\"language-\(language.name)\">\(pieces)</code></pre>"
    }

    private func blank(_ index: Int, _ attributes: HTML, _ page: StepPage) -> HTML {
        let number = index + 1
        let label = plain(.blank(number: number))
        return input(
            "blank-\(number)",
            " class=\"blank\" size=\"12\" placeholder=\"\(number)\" aria-label=\"\(label)\"\(attributes)", page)
    }

    private func language(_ language: LanguageTag, directed: Bool) -> HTML {
        language == messages.language.tag ? "" : " lang=\"\(language.tag)\""
    }
}

/// A template as one text, with marks in the blanks' places that read as names.
struct BlankTemplate {
    private(set) var text = ""
    private(set) var pieces: [Piece] = []

    enum Piece: Equatable {
        /// UTF-8 offsets in the text.
        case text(Range<Int>)
        case blank(Int)
    }

    init(_ parts: [TemplatePart]) {
        var length = 0
        for part in parts {
            switch part {
            case .text(let more):
                text += more
                pieces.append(.text(length..<length + more.utf8.count))
                length += more.utf8.count
            case .blank(let index):
                let mark = "__\(index + 1)__"
                text += mark
                pieces.append(.blank(index))
                length += mark.utf8.count
            }
        }
    }

    func text(_ range: Range<Int>) -> String {
        String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
}
