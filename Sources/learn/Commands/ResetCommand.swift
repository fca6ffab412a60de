import CourseModel
import Reporting

/// `learn reset [STEP]`: a step starts anew; the record keeps what was answered before.
enum ResetCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let session = try StudentSession(invocation)
        guard let id = try session.chosenStep(invocation) else {
            return CommandResult(try session.finishedReport(), notices: session.notices)
        }
        return try reset(id, session)
    }

    static func reset(_ id: StepID, _ session: StudentSession) throws(Failure) -> CommandResult {
        let step = try session.find(id).step
        let kept = try filesPutAside(step, session)
        guard session.progress.record(of: id) != StepRecord() || !kept.isEmpty else { throw .nothingToReset(id) }
        session.record(.reset, for: step)
        return CommandResult(.reset(id, kept: kept), notices: session.notices)
    }

    /// The starter comes back; what the student wrote stays under another name.
    private static func filesPutAside(_ step: Step, _ session: StudentSession) throws(Failure) -> [KeptFile] {
        guard step.kind == .code else { return [] }
        let opened = try session.exercise(of: step.id)
        let starters = try opened.starters()
        do throws(DiskFault) {
            return try opened.work.beginAnew(with: starters)
        } catch {
            throw .cannotCreate(path: error.path, .failed(reason: error.reason))
        }
    }
}
