import CourseModel
import Markdown

extension TerminalReporter {
    func add(_ list: ListReport, to page: inout TerminalPage) {
        page.add("# \(escaped(list.title))")
        for lesson in list.lessons {
            let finished = lesson.steps.count { $0.standing.isFinished }
            let count = messages.text(.finishedOf(finished: finished, total: lesson.steps.count))
            page.addHeading("\(escaped(lesson.title)) · \(count) · \(code(lesson.id.name))")
            for step in lesson.steps { add(step, isNext: step.id == list.next, to: &page) }
        }
        addNext(list.next, to: &page)
    }

    private func add(_ step: ListReport.Step, isNext: Bool, to page: inout TerminalPage) {
        let standing = step.standing == .untouched ? "" : " · \(messages.text(.standing(step.standing)))"
        let title = isNext ? page.strong(escaped(step.title)) : escaped(step.title)
        page.add(
            signed: Sign(step.standing),
            "\(title) · \(messages.text(.kind(step.kind))) · \(code(step.id.step))\(standing)", indent: 2)
    }

    func add(_ status: StatusReport, to page: inout TerminalPage) {
        page.add("# \(escaped(status.title))")
        page.addEmptyLine()
        for lesson in status.lessons { add(lesson, to: &page) }
        if status.lessons.count > 1 {
            page.addEmptyLine()
            let finished = status.lessons.reduce(0) { $0 + $1.finished }
            let total = status.lessons.reduce(0) { $0 + $1.total }
            page.add(
                page.strong(messages.text(.finishedOf(finished: finished, total: total))),
                first: bar(finished, total, page)
            )
        }
        addNext(status.next, to: &page)
    }

    private func add(_ lesson: StatusReport.Lesson, to page: inout TerminalPage) {
        var words = [messages.text(.finishedOf(finished: lesson.finished, total: lesson.total)), escaped(lesson.title)]
        if lesson.skipped > 0 { words.append(messages.text(.skippedCount(lesson.skipped))) }
        if lesson.changed > 0 { words.append(messages.text(.changedCount(lesson.changed))) }
        words.append(code(lesson.id.name))
        page.add(words.joined(separator: " · "), first: bar(lesson.finished, lesson.total, page))
    }

    /// Ten places: full only when all is done, empty only when nothing is.
    private func bar(_ finished: Int, _ total: Int, _ page: TerminalPage) -> String {
        let places = 10
        var full = total == 0 ? 0 : finished * places / total
        if finished > 0, full == 0 { full = 1 }
        let empty = String(repeating: "░", count: places - full)
        return page.paint(String(repeating: "█", count: full), .green) + empty + " "
    }

    private func addNext(_ next: StepID?, to page: inout TerminalPage) {
        guard let next else { return }
        page.addEmptyLine()
        page.add("\(messages.text(.nextIs(step: next.description))) \(messages.text(.goOn(command: command("next"))))")
    }
}
