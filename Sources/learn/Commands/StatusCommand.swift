import CourseModel
import Reporting

/// `learn status`: a bar for each lesson.
enum StatusCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let session = try StudentSession(invocation)
        return CommandResult(.status(report(session)), notices: session.notices)
    }

    static func report(_ session: StudentSession) -> StatusReport {
        var lessons: [StatusReport.Lesson] = []
        for id in session.course.lessons {
            guard let lesson = session.readableLesson(id) else { continue }
            lessons.append(
                StatusReport.Lesson(id: id, title: lesson.title, standings: lesson.steps.map(session.standing(of:))))
        }
        let title = session.course.title.text(in: session.language)
        return StatusReport(title: title, lessons: lessons, next: session.nextStep)
    }
}
