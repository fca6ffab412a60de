import CourseModel
import Reporting

/// `learn skip [STEP]`: leaves a step for later.
enum SkipCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let session = try StudentSession(invocation)
        guard let id = try invocation.operands.isEmpty ? session.unfinishedStep() : session.chosenStep(invocation)
        else {
            return CommandResult(.courseFinished(session.finishedReport), notices: session.notices)
        }
        session.record(.skipped, for: try session.find(id).step)
        return CommandResult(.skipped(id, then: try session.onward(from: id)), notices: session.notices)
    }
}

extension StudentSession {
    /// The current step if it is unfinished, else the next one: what there is to skip.
    func unfinishedStep() throws(Failure) -> StepID? {
        if let current = try currentStep(), try !standing(of: find(current).step).isFinished { return current }
        return try nextStep()
    }
}
