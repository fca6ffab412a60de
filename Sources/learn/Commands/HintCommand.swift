import CourseModel
import Reporting

/// `learn hint [STEP]`: one more hint; after the last it begins again.
enum HintCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let session = try StudentSession(invocation)
        guard let id = try session.chosenStep(invocation) else {
            return CommandResult(try session.finishedReport(), notices: session.notices)
        }
        return try hint(for: id, session)
    }

    static func hint(for id: StepID, _ session: StudentSession) throws(Failure) -> CommandResult {
        let (lesson, step) = try session.find(id)
        let hints = StepHints.all(of: step)
        guard !hints.isEmpty else {
            return CommandResult(
                .hint(HintReport(step: id, language: lesson.language, hint: nil)), notices: session.notices)
        }
        let place = session.progress.record(of: id).hintCount % hints.count
        let hint = HintReport.Hint(
            number: place + 1, count: hints.count, blank: hints[place].blank.map { $0 + 1 }, text: hints[place].text)
        session.record(.hinted(place), for: step)
        return CommandResult(
            .hint(HintReport(step: id, language: lesson.language, hint: hint)), notices: session.notices)
    }
}

extension StudentSession {
    /// The step named on the command line, else the current one; nil when the course is finished.
    func chosenStep(_ invocation: Invocation) throws(Failure) -> StepID? {
        if let name = invocation.operands.first { return try step(named: name) }
        return currentStep
    }
}
