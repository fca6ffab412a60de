import CourseModel
import Markdown
import Reporting

/// Writes pieces of one page: in one language, in one frame.
struct PageWriter {
    let frame: PageFrame
    let messages: Messages
    let highlight: TerminalRenderer.Highlight
    /// Whether the page stands above those of all languages.
    var isRoot = false

    /// A message of ours, in a line.
    func say(_ phrase: Phrase) -> HTML { line(messages.text(phrase)) }
    func say(_ phrase: CodePhrase) -> HTML { line(messages.text(phrase)) }
    func say(_ phrase: WebPhrase) -> HTML { line(messages.text(phrase)) }

    /// The same as text, for attributes.
    func plain(_ phrase: WebPhrase) -> String { MarkdownDocument(messages.text(phrase)).plainText }
    func plain(_ phrase: Phrase) -> String { MarkdownDocument(messages.text(phrase)).plainText }

    /// Markdown in a line, without elements of blocks.
    func line(_ markdown: String) -> HTML { HTML(rendered: HTMLRenderer().renderLine(MarkdownDocument(markdown))) }

    /// Markdown of a course, whose first headings stand below `h2`.
    func prose(_ markdown: String) -> HTML {
        HTML(rendered: HTMLRenderer(highestHeading: 3, highlight: highlight).render(MarkdownDocument(markdown)))
    }

    /// `lang` and `dir`, where a text is in another language than the page.
    func language(_ language: LanguageTag) -> HTML {
        language == messages.language.tag ? "" : " lang=\"\(language.tag)\" dir=\"\(direction(language))\""
    }

    func direction(_ language: LanguageTag) -> HTML { language.isRightToLeft ? "rtl" : "ltr" }
}
