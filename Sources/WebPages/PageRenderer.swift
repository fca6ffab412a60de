public import CourseModel
public import Markdown
import Reporting

/// Writes pages and parts of them.
public struct PageRenderer: Sendable {
    private let program: String
    private let highlight: TerminalRenderer.Highlight

    /// `program` is how the user calls `learn`; `highlight` colours code.
    public init(program: String, highlight: @escaping TerminalRenderer.Highlight) {
        self.program = program
        self.highlight = highlight
    }

    /// A whole document of HTML.
    public func page(_ page: WebPage, in frame: PageFrame) -> String {
        var writer = writer(frame)
        writer.isRoot = page == .languages
        return writer.document(page).text
    }

    /// What the script puts into a step's page: each region in an element `<div data-region="NAME">`.
    public func fragment(_ regions: [PageRegion], of step: StepID, in frame: PageFrame) -> String {
        let writer = writer(frame)
        return regions.map { writer.fragment($0, of: step).text }.joined(separator: "\n")
    }

    /// Markdown of a course as elements that stand by themselves on a page of `frame`.
    public func prose(_ markdown: String, in language: LanguageTag, on frame: PageFrame) -> String {
        let writer = writer(frame)
        let content: HTML = "<div\(writer.language(language))>\(writer.prose(markdown))</div>"
        return content.text
    }

    private func writer(_ frame: PageFrame) -> PageWriter {
        PageWriter(
            frame: frame, messages: Messages(language: frame.interface, program: program), highlight: highlight)
    }
}
