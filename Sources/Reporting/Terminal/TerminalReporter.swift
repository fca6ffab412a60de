public import CourseModel
public import Markdown

/// Writes reports for people, in a terminal or a pipe.
public struct TerminalReporter: Sendable {
    let messages: Messages
    let width: Int
    let style: TerminalStyle
    let highlight: TerminalRenderer.Highlight

    /// `width` in columns; `highlight` colours code.
    public init(
        messages: Messages, width: Int, style: TerminalStyle, highlight: @escaping TerminalRenderer.Highlight
    ) {
        self.messages = messages
        self.width = width
        self.style = style
        self.highlight = highlight
    }

    /// The whole report, each line with its end.
    public func render(_ report: Report) -> String {
        var page = page
        switch report {
        case .step(let step): add(step, to: &page)
        case .courseFinished(let finished):
            page.add(signed: .right, messages.text(.courseFinished(title: code(finished.title))))
        case .verdict(let verdict): add(verdict, to: &page)
        case .code(let code): add(code, to: &page)
        case .hint(let hint): add(hint, to: &page)
        case .list(let list): add(list, to: &page)
        case .status(let status): add(status, to: &page)
        case .read(let step, let onward):
            page.add(messages.text(.wasRead(step: step.description)))
            add(onward, to: &page)
        case .skipped(let step, let onward):
            page.add(messages.text(.wasSkipped(step: step.description)))
            add(onward, to: &page)
        case .reset(let step, let kept):
            page.add(messages.text(.wasReset(step: step.description)))
            for file in kept { page.add(messages.text(.keptAs(file: file.file, name: file.name))) }
        case .lint(let lint): add(lint, to: &page)
        case .verification(let verification): add(verification, to: &page)
        case .doctor(let doctor): add(doctor, to: &page)
        case .question(let question): add(question, to: &page)
        case .created(let created): add(created, to: &page)
        case .site(let site):
            page.add(
                signed: .right,
                messages.text(.siteWritten(folder: site.folder, start: site.start, pages: site.pageCount)))
        case .preview(let preview): add(preview, to: &page)
        case .serving(let serving): page.add(messages.text(.serving(link: serving.link)))
        case .help(.overview): addOverview(to: &page)
        case .help(.command(let command)): add(command, to: &page)
        case .document(_, let text): return text
        case .failure(let failure): add(failure, to: &page)
        }
        return page.text
    }

    /// A line of its own.
    public func render(_ phrase: CodePhrase) -> String {
        var page = page
        page.add(messages.text(phrase))
        return page.text
    }

    /// A notice for standard error.
    public func render(_ notice: Notice) -> String {
        var page = page
        page.add(signed: .notice, messages.text(notice))
        return page.text
    }

    /// A remark between two prompts.
    public func render(_ remark: Remark) -> String {
        var page = page
        page.add(signed: .unreadable, messages.text(remark))
        return page.text
    }

    /// The heading over the prompts for a step.
    public func heading(title: String, step: StepID) -> String {
        var page = page
        page.add("\(page.strong(escaped(title))) · \(code(step.description))")
        return page.text
    }

    /// A prompt, without the line's end.
    public func prompt(_ phrase: Phrase) -> String {
        var page = page
        page.add(messages.text(phrase))
        return String(page.text.dropLast()) + " "
    }

    /// An empty page in the direction of the messages.
    var page: TerminalPage {
        TerminalPage(
            renderer: renderer(for: messages.language.tag), style: style,
            direction: messages.language.tag.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    func renderer(for language: LanguageTag) -> TerminalRenderer {
        TerminalRenderer(
            width: width, style: style, direction: language.isRightToLeft ? .rightToLeft : .leftToRight,
            highlight: highlight)
    }

    /// A command line with the program as the user calls it.
    func command(_ rest: String) -> String { "\(messages.program) \(rest)" }
}
