import CourseModel
import Reporting

/// `learn status`: a bar for each lesson.
enum StatusCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let session = try StudentSession(invocation)
        var lessons: [StatusReport.Lesson] = []
        for id in session.course.lessons {
            guard let lesson = session.readableLesson(id) else { continue }
            lessons.append(
                StatusReport.Lesson(id: id, title: lesson.title, standings: lesson.steps.map(session.standing(of:))))
        }
        let title = session.course.title.text(in: session.language)
        let report = StatusReport(title: title, lessons: lessons, next: session.nextStep)
        return CommandResult(.status(report), notices: session.notices)
    }
}
