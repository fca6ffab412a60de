import CourseModel
import Reporting

/// `learn reset [STEP]`: a step starts anew; the record keeps what was answered before.
enum ResetCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let session = try StudentSession(invocation)
        guard let id = try session.chosenStep(invocation) else {
            return CommandResult(try session.finishedReport(), notices: session.notices)
        }
        let step = try session.find(id).step
        guard session.progress.record(of: id) != StepRecord() else { throw .nothingToReset(id) }
        session.record(.reset, for: step)
        return CommandResult(.reset(id), notices: session.notices)
    }
}
