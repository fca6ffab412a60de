import CourseModel
import Markdown

extension TerminalReporter {
    func add(_ step: StepReport, to page: inout TerminalPage) {
        let own = renderer(for: step.language)
        let place = messages.text(.stepOf(number: step.number, count: step.count))
        let kind = messages.text(.kind(step.content.kind))
        page.add(page.strong(escaped(step.lessonTitle)), by: own)
        page.add("\(place) · \(kind) · \(code(step.id.description))")
        if step.standing == .changed { page.add(signed: .changed, messages.text(.changedSincePassed)) }
        if let summary = step.summary {
            page.addEmptyLine()
            page.add(summary, by: own)
        }
        page.addEmptyLine()
        page.add("# \(escaped(step.title))", by: own)
        page.addEmptyLine()
        add(step.content, own, to: &page)
        page.addEmptyLine()
        addWhatToDo(step, to: &page)
    }

    private func add(_ content: StepReport.Content, _ own: TerminalRenderer, to page: inout TerminalPage) {
        switch content {
        case .text(let body): page.add(body, by: own)
        case .quiz(let question, let options, let hasSeveral):
            page.add(question, by: own)
            page.addEmptyLine()
            if hasSeveral {
                page.add(messages.text(.severalAreRight))
                page.addEmptyLine()
            }
            for (index, option) in options.enumerated() { page.add(option, by: own, first: " \(index + 1)  ") }
        case .fill(let prompt, let language, let template, _):
            page.add(prompt, by: own)
            page.addEmptyLine()
            page.add(TemplatePicture.markdown(of: template, language), by: own)
        case .arithmetic(let prompt, let questions):
            if let prompt {
                page.add(prompt, by: own)
                page.addEmptyLine()
            }
            for (index, question) in questions.enumerated() { add(question, number: index + 1, to: &page) }
        case .code(let prompt, let files):
            page.add(prompt, by: own)
            page.addEmptyLine()
            page.add(messages.text(.filesToEdit(count: files.count)))
            for file in files { page.add(code(file), first: "  ") }
        }
    }

    func add(_ question: AskedQuestion, number: Int?, to page: inout TerminalPage) {
        let first = number.map { "\($0 < 10 ? " " : "")\($0)  " } ?? ""
        let asked = question.division.map { " (\(messages.text(.asksFor($0))))" } ?? ""
        page.add("\(code(question.text + " = ?"))\(asked)", first: first)
    }

    private func addWhatToDo(_ step: StepReport, to page: inout TerminalPage) {
        switch step.content {
        case .text: break
        case .quiz(_, _, hasSeveralAnswers: false): page.add(messages.text(.answerOne(command: command("check 1"))))
        case .quiz: page.add(messages.text(.answerSeveral(command: command("check 1 2"))))
        case .fill(_, _, _, let count):
            page.add(messages.text(.answerBlanks(count: count, command: command("check" + dots(count)))))
        case .arithmetic(_, let questions):
            let sample = command("check" + dots(questions.count))
            page.add(messages.text(.answerNumbers(count: questions.count, command: sample)))
        case .code: page.add(messages.text(.answerCode(command: command("check"))))
        }
        if step.hintCount > 0 {
            page.add(messages.text(.hintsThere(count: step.hintCount, command: command("hint"))))
        }
        if let onward = step.then { add(onward, to: &page) }
    }

    private func dots(_ count: Int) -> String { count < 4 ? String(repeating: " …", count: count) : " …" }

    /// What comes next, and what a finished lesson leaves.
    func add(_ onward: Onward, to page: inout TerminalPage) {
        switch onward {
        case .sameStep: break
        case .step: page.add(messages.text(.goOn(command: command("next"))))
        case .lessonFinished(let end, let next):
            page.addEmptyLine()
            page.add(signed: .right, messages.text(.lessonFinished(title: escaped(end.title))))
            addList(messages.text(.takeaways), end.takeaways, end.language, to: &page)
            addList(
                messages.text(.further), end.further.map { "[\(escaped($0.title))](<\($0.url)>)" }, end.language,
                to: &page)
            guard next != nil else { return }
            page.addEmptyLine()
            page.add(messages.text(.goOn(command: command("next"))))
        }
    }

    private func addList(_ heading: String, _ items: [String], _ language: LanguageTag, to page: inout TerminalPage) {
        guard !items.isEmpty else { return }
        page.addHeading(heading)
        for item in items { page.add(item, by: renderer(for: language), first: "• ") }
    }
}

/// `text` as Markdown that means nothing but itself.
func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        if "\\`*_{}[]()<>#+-.!|~&".unicodeScalars.contains(scalar) { result.append("\\") }
        result.append(Character(scalar).isNewline ? " " : scalar)
    }
    return String(result)
}

/// A template as a code block, its blanks numbered from 1.
enum TemplatePicture {
    static func markdown(of template: [TemplatePart], _ language: FillLanguage) -> String {
        language == .text ? words(template) : codeBlock(template, language)
    }

    /// Words keep the direction of their language.
    private static func words(_ template: [TemplatePart]) -> String {
        let parts = template.map { part in
            switch part {
            case .text(let text):
                text.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { escaped(String($0)) }.joined(separator: "\\\n> ")
            case .blank(let index): code(mark(index))
            }
        }
        return "> " + parts.joined()
    }

    private static func codeBlock(_ template: [TemplatePart], _ language: FillLanguage) -> String {
        let text = template.map { part in
            switch part {
            case .text(let text): text
            case .blank(let index): mark(index)
            }
        }.joined()
        let fence = String(repeating: "`", count: max(3, longestBackticks(in: text) + 1))
        return "\(fence)\(language.name)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)\n"
    }

    /// An identifier, so that the code around it is coloured as if the blank were filled.
    static func mark(_ index: Int) -> String { "__\(index + 1)__" }
}
