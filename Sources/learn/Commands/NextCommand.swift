import CourseModel
import Reporting

/// `learn next [STEP]`: shows the next unfinished step, or the one named. A text is finished by being shown.
enum NextCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let session = try StudentSession(invocation)
        guard let id = try wanted(invocation.operands.first, session) else {
            return CommandResult(try session.finishedReport(), notices: session.notices)
        }
        return try show(id, session)
    }

    /// The step as it is shown, which is kept once that has been done.
    static func show(_ id: StepID, _ session: StudentSession) throws(Failure) -> CommandResult {
        let (lesson, step) = try session.find(id)
        let standing = session.standing(of: step)
        let files = try session.filesToEdit(for: step)
        let attempt = isNews(step, standing, session) ? session.note(.shown, for: step) : nil
        var report = StepPresentation.report(step, in: lesson, standing: standing, files: files)
        if step.kind == .text { report.then = session.onward(from: id, in: lesson) }
        let said = session.notices
        return CommandResult(.step(report), notices: said) {
            if let attempt { session.persist(attempt) }
            return session.notices.filter { !said.contains($0) }
        }
    }

    /// A lesson's name stands for its first unfinished step.
    private static func wanted(_ name: String?, _ session: StudentSession) throws(Failure) -> StepID? {
        guard let name else { return session.nextStep }
        let lesson = LessonID(name)
        guard session.course.lessons.contains(lesson) else { return try session.step(named: name) }
        let steps = try session.lesson(lesson).steps
        return (steps.first { !session.standing(of: $0).isFinished } ?? steps.first)?.id
    }

    /// Whether showing the step changes anything in the record: what is finished, or which step is the current one.
    static func isNews(_ step: Step, _ standing: Standing, _ session: StudentSession) -> Bool {
        session.progress.latestStep != step.id || standing == .untouched || (step.kind == .text && !standing.isFinished)
    }
}
