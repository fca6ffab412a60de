import CourseModel
import Reporting

/// `learn list [LESSON]`: the lessons and their steps.
enum ListCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        try list(invocation.operands.first, StudentSession(invocation))
    }

    static func list(_ name: String?, _ session: StudentSession) throws(Failure) -> CommandResult {
        let report = try report(name, session)
        return CommandResult(.list(report), notices: session.notices)
    }

    /// The lesson of this name, or all.
    static func report(_ name: String?, _ session: StudentSession) throws(Failure) -> ListReport {
        var lessons: [ListReport.Lesson] = []
        for id in try wanted(name, session) {
            guard let lesson = session.readableLesson(id) else { continue }
            let steps = lesson.steps.map { step in
                ListReport.Step(id: step.id, title: step.title, kind: step.kind, standing: session.standing(of: step))
            }
            lessons.append(ListReport.Lesson(id: id, title: lesson.title, steps: steps))
        }
        let title = session.course.title.text(in: session.language)
        return ListReport(title: title, lessons: lessons, next: session.nextStep)
    }

    private static func wanted(_ name: String?, _ session: StudentSession) throws(Failure) -> [LessonID] {
        guard let name else { return session.course.lessons }
        let id = LessonID(name)
        guard session.course.lessons.contains(id) else {
            throw .unknownLesson(
                name, suggestion: Suggestion.closest(to: name, among: session.course.lessons.map(\.name)))
        }
        return [id]
    }
}
