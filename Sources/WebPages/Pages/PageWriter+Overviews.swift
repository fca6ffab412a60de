import CourseModel
import Markdown
import Reporting

extension PageWriter {
    func overview(_ list: ListReport, _ notices: [Notice]) -> HTML {
        let lessons = list.lessons.enumerated().map { index, lesson in
            entry(lesson, number: index + 1, of: list.lessons.count)
        }
        return """
            \(notes(notices))<h1>\(list.title)</h1>
            \(goOn(list.next))<ol class="lessons">
            \(lessons)</ol>
            """
    }

    private func entry(_ lesson: ListReport.Lesson, number: Int, of count: Int) -> HTML {
        """
        <li><h2>\(link([lesson.id.name], "\(title(lesson.title))"))</h2>
        \(progress(lesson.steps.count { $0.standing.isFinished }, lesson.steps.count, of: "lesson-\(number)"))</li>

        """
    }

    /// A bar and the same in words; nothing in files, which know no progress.
    private func progress(_ finished: Int, _ total: Int, of id: String) -> HTML {
        guard case .live = frame.mode else { return "" }
        let words = say(.finishedOf(finished: finished, total: total))
        return """
            <p class="progress"><progress value="\(finished)" max="\(max(1, total))" aria-labelledby="\(id)"></progress> <span id="\(id)">\(words)</span></p>

            """
    }

    /// The link to the step that comes next; files do not know it.
    func goOn(_ next: StepID?) -> HTML {
        guard let next, case .live = frame.mode else { return "" }
        return "<p>\(link([next.lesson.name, next.step], say(.goOn), " class=\"button\""))</p>\n"
    }

    func lesson(_ page: LessonPage) -> HTML {
        """
        \(notes(page.notices))<p class="place">\(say(.lessonOf(number: page.number, count: page.count)))</p>
        <div\(language(page.language))>
        <h1>\(page.lesson.title)</h1>
        \(prose(page.summary))
        </div>
        \(goOn(page.next.flatMap { $0.lesson == page.lesson.id ? $0 : nil }))<h2>\(say(.steps))</h2>
        <ol class="steps">
        \(page.lesson.steps.map { entry($0, isNext: $0.id == page.next, page.language) })</ol>
        \(page.end.map(takeaways))\(neighbours(lessonLink(page.previousLesson, .previousLesson, "prev"), lessonLink(page.nextLesson, .nextLesson, "next")))
        """
    }

    private func entry(_ step: ListReport.Step, isNext: Bool, _ language: LanguageTag) -> HTML {
        let title = link(
            [step.id.lesson.name, step.id.step], "<span\(self.language(language))>\(step.title)</span>",
            isNext ? " aria-current=\"step\"" : "")
        return """
            <li>\(title) <span class="kind">\(say(.kind(step.kind)))</span>\(standing(step.standing))</li>

            """
    }

    /// A sign and a word; nothing where nothing has been done yet.
    func standing(_ standing: Standing) -> HTML {
        guard case .live = frame.mode, standing != .untouched else { return "" }
        return " <span class=\"standing\">\(sign(Sign(standing))) \(say(.standing(standing)))</span>"
    }

    private func lessonLink(_ lesson: LessonLink?, _ phrase: WebPhrase, _ relation: HTML) -> HTML? {
        lesson.map { neighbour([$0.id.name], phrase, $0.title, relation) }
    }

    func status(_ status: StatusReport, _ notices: [Notice]) -> HTML {
        let finished = status.lessons.reduce(0) { $0 + $1.finished }
        let total = status.lessons.reduce(0) { $0 + $1.total }
        let lessons = status.lessons.enumerated().map { entry($1, number: $0 + 1) }
        return """
            \(notes(notices))<h1>\(say(.howFar))</h1>
            \(progress(finished, total, of: "all"))\(goOn(status.next))<ul class="lessons">
            \(lessons)</ul>
            """
    }

    private func entry(_ lesson: StatusReport.Lesson, number: Int) -> HTML {
        var more: [HTML] = []
        if lesson.skipped > 0 { more.append(say(.skippedCount(lesson.skipped))) }
        if lesson.changed > 0 { more.append(say(.changedCount(lesson.changed))) }
        return """
            <li><h2>\(link([lesson.id.name], "\(title(lesson.title))"))</h2>
            \(progress(lesson.finished, lesson.total, of: "lesson-\(number)"))\(more.map { "<p>\($0)</p>\n" as HTML })</li>

            """
    }
}
