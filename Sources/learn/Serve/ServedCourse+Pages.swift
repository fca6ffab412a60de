import CourseModel
import CourseServer
import ExerciseRunner
import Reporting
import WebPages

/// Pages as they are opened.
extension ServedCourse {
    /// The page; where it `records`, a step that is shown is the current one from then on, and a text is read.
    func show(_ name: PageName, records: Bool) -> Response {
        look()
        if let kept = pages.page(name, at: Clock.monotonicMilliseconds) { return kept }
        do throws(Failure) {
            let (page, mayBeKept) = try page(name, records: records)
            let response = Response.page(renderer.page(page, in: frame(name)))
            if mayBeKept { pages.keep(response, as: name) }
            if records { opened(name.language) }
            return response
        } catch {
            return failed(error, name)
        }
    }

    /// A page that says why there is none.
    func failed(_ failure: Failure, _ name: PageName) -> Response {
        .page(renderer.page(.failure(failure), in: frame(name)), status: failure.isAboutName ? 404 : 500)
    }

    private func page(_ name: PageName, records: Bool) throws(Failure) -> (WebPage, mayBeKept: Bool) {
        let session = try session(name.language)
        switch name.kind {
        case .overview:
            let list = try ListCommand.report(nil, session)
            return (.overview(list, notices: session.takeNotices()), true)
        case .status:
            let status = StatusCommand.report(session)
            return (.status(status, notices: session.takeNotices()), true)
        case .lesson(let lesson): return (.lesson(try lessonPage(lesson, session)), true)
        case .step(let step): return try stepPage(step, session, records: records)
        }
    }

    private func lessonPage(_ id: LessonID, _ session: StudentSession) throws(Failure) -> LessonPage {
        let list = try ListCommand.report(id.name, session)
        let lesson = try session.lesson(id)
        guard let listed = list.lessons.first, let place = session.course.lessons.firstIndex(of: id) else {
            throw .unknownLesson(id.name, suggestion: nil)
        }
        let before = session.course.lessons[..<place].last { session.readableLesson($0) != nil }
        let after = session.course.lessons[(place + 1)...].first { session.readableLesson($0) != nil }
        return LessonPage(
            lesson: listed, language: lesson.language, summary: lesson.summary, number: place + 1,
            count: session.course.lessons.count, next: list.next, previousLesson: link(before, session),
            nextLesson: link(after, session), notices: session.takeNotices())
    }

    private func link(_ lesson: LessonID?, _ session: StudentSession) -> LessonLink? {
        lesson.flatMap(session.readableLesson).map { LessonLink(id: $0.id, title: $0.title) }
    }

    /// What has been kept in the record is not shown again from memory, since it changes what is shown.
    private func stepPage(
        _ id: StepID, _ session: StudentSession, records: Bool
    ) throws(Failure) -> (WebPage, mayBeKept: Bool) {
        let (lesson, step) = try find(id, session)
        let isNews = NextCommand.isNews(step, session.standing(of: step), session)
        if isNews, records {
            session.record(.shown, for: step)
            progressed(id, in: nil)
        }
        let notices = session.takeNotices()
        var page = try stepPage(step, in: lesson, session)
        let outcome = notices + session.takeNotices().filter { !notices.contains($0) }
        if !outcome.isEmpty { page.outcome = StepOutcome(.document(kind: .version, text: ""), notices: outcome) }
        return (.step(page), !isNews && step.kind != .code)
    }

    /// The step; throws where the course has none of this name.
    func find(_ id: StepID, _ session: StudentSession) throws(Failure) -> (lesson: Lesson, step: Step) {
        try session.find(session.step(named: id.description))
    }

    /// A step as it stands, its files among it.
    func stepPage(_ step: Step, in lesson: Lesson, _ session: StudentSession) throws(Failure) -> StepPage {
        let paths = try session.filesToEdit(for: step)
        var report = StepPresentation.report(
            step, in: lesson, standing: session.standing(of: step), files: paths)
        if step.kind == .text { report.then = session.onward(from: step.id, in: lesson) }
        // What changes between now and the page's first word is a change too.
        if step.kind == .code, checks.known[step.id] == nil { checks.known[step.id] = GradedFiles(paths) }
        let neighbours = neighbours(of: step, in: lesson, session)
        return StepPage(
            step: report, previous: neighbours.previous, next: neighbours.next, files: paths.map(Self.file))
    }

    private func neighbours(
        of step: Step, in lesson: Lesson, _ session: StudentSession
    ) -> (previous: StepLink?, next: StepLink?) {
        let lessons = session.course.lessons
        guard let place = lesson.steps.firstIndex(where: { $0.id == step.id }),
            let lessonPlace = lessons.firstIndex(of: lesson.id)
        else { return (nil, nil) }
        let before =
            place > 0
            ? lesson.steps[place - 1]
            : lessons[..<lessonPlace].reversed().lazy
                .compactMap { session.readableLesson($0)?.steps.last }.first
        let after =
            place + 1 < lesson.steps.count
            ? lesson.steps[place + 1]
            : lessons[(lessonPlace + 1)...].lazy
                .compactMap { session.readableLesson($0)?.steps.first }.first
        return (before.map(Self.link), after.map(Self.link))
    }

    private static func link(_ step: Step) -> StepLink { StepLink(id: step.id, title: step.title) }

    /// A student's file as it stands on disk.
    static func file(_ path: String) -> WebPages.StudentFile {
        let name = GradedFiles.name(of: path)
        switch ExerciseRunner.StudentFile.read(path) {
        case .failure(let reason):
            return StudentFile(name: name, path: path, content: .unreadable(reason), version: FileSave.missing)
        case .success(let file):
            guard let text = String(validating: file.bytes, as: UTF8.self) else {
                let reason = UnreadableFile.notReadable("UTF-8")
                return StudentFile(name: name, path: path, content: .unreadable(reason), version: FileSave.missing)
            }
            return StudentFile(
                name: name, path: path, content: .text(text), version: FileSave.version(file.bytes))
        }
    }
}

extension Failure {
    /// Whether what was asked for does not exist.
    var isAboutName: Bool {
        switch self {
        case .unknownStep, .ambiguousStep, .unknownLesson, .unknownExercise, .unknownLanguage: true
        default: false
        }
    }
}
