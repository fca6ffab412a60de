import CourseModel
import Reporting

/// `learn skip [STEP]`: leaves a step for later.
enum SkipCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let session = try StudentSession(invocation)
        guard let id = try unfinished(invocation, session)
        else {
            return CommandResult(try session.finishedReport(), notices: session.notices)
        }
        return try skip(id, session)
    }

    static func skip(_ id: StepID, _ session: StudentSession) throws(Failure) -> CommandResult {
        let (lesson, step) = try session.find(id)
        guard !session.standing(of: step).isFinished else { throw .nothingToSkip(id) }
        session.record(.skipped, for: step)
        return CommandResult(.skipped(id, then: session.onward(from: id, in: lesson)), notices: session.notices)
    }

    /// The step named, else the current one if it is unfinished, else the next one.
    private static func unfinished(_ invocation: Invocation, _ session: StudentSession) throws(Failure) -> StepID? {
        guard invocation.operands.isEmpty, let current = session.currentStep else {
            return try session.chosenStep(invocation)
        }
        return try session.standing(of: session.find(current).step).isFinished ? session.nextStep : current
    }
}
