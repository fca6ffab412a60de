import CourseModel
import Markdown

extension TerminalReporter {
    func add(_ report: PreviewReport, to page: inout TerminalPage) {
        for error in report.errors {
            let (place, words) = error.told
            page.addLine((place.map { [TerminalText.clean($0)] } ?? []) + [TerminalText.clean(words)])
            if let common = error.common { page.add(messages.text(common), first: "  → ") }
        }
        for preview in report.previews { add(preview, to: &page) }
        if let file = report.page {
            page.addEmptyLine()
            page.add(messages.text(.pageWritten(file: file)))
        }
    }

    private func add(_ preview: ScreenPreview, to page: inout TerminalPage) {
        page.addEmptyLine()
        if let name = preview.name { page.add(page.strong(messages.text(.previewNamed(name)))) }
        if let screen = preview.screen {
            let picture = ScreenPicture(
                direction: preview.isRightToLeft ? .rightToLeft : .leftToRight, isColoured: style == .colour,
                width: min(width, 62) - 4)
            page.append(picture.text(screen))
        }
        if let failure = preview.failure {
            page.add(signed: .wrong, messages.text(.stepFailed(firstLine(of: failure))))
        }
        if let ending = preview.ending { page.add(signed: .wrong, messages.text(CodePhrase.ending(ending))) }
        for note in preview.notes { page.add(signed: .notice, code(TerminalText.clean(note))) }
    }
}

/// Without the colon before what is on screen, which is drawn.
private func firstLine(of failure: String) -> String {
    let line = failure.prefix { $0 != "\n" }
    return String(line.last == ":" ? line.dropLast() : line)
}

extension CompilerDiagnostic {
    /// An error that beginners often meet.
    fileprivate var common: CommonError? {
        guard case .inFile(_, _, let message, let identifier) = self else { return nil }
        return CommonError(identifier: identifier, message: message)
    }

    /// Where it is, where that is known, and the compiler's words.
    var told: (place: String?, words: String) {
        switch self {
        case .inFile(let name, let place, let message, _): ("\(name):\(place.line):\(place.column)", message)
        case .needs(_, let message), .doesNotFit(let message), .notLinked(let message), .compilerCrashed(let message):
            (nil, message)
        }
    }
}
