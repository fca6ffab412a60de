import CourseModel
import Reporting

/// `learn watch [STEP]`: checks code each time it is saved.
enum WatchCommand {
    /// Watches until it is told to end; what remains to be said is the last verdict, which has been said.
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let session = try StudentSession(invocation)
        guard let id = try wanted(invocation, session) else {
            return CommandResult(try session.finishedReport(), notices: session.notices)
        }
        let watched = try WatchedStep(id, invocation, session)
        let exitCode = WatchLoop(watched, invocation).run()
        return CommandResult(.document(kind: .version, text: ""), exitCode: exitCode, isSaid: true)
    }

    private static func wanted(_ invocation: Invocation, _ session: StudentSession) throws(Failure) -> StepID? {
        if let name = invocation.operands.first { return try session.step(named: name) }
        guard let current = session.currentStep else { return nil }
        let isOpen = try !session.standing(of: session.find(current).step).isFinished
        return isOpen ? current : session.nextStep
    }
}

/// A code step that is watched.
struct WatchedStep {
    let command: CodeCheckCommand
    let tools: CodeCheckCommand.Tools
    var paths: [String] { tools.opened.work.paths }

    /// Puts the starter in its place where nothing stands yet.
    init(_ id: StepID, _ invocation: Invocation, _ session: StudentSession) throws(Failure) {
        let (lesson, step) = try session.find(id)
        guard case .code(let code) = step.content else { throw .nothingToWatch(id) }
        _ = try session.filesToEdit(for: step)
        command = CodeCheckCommand(step: step, code: code, lesson: lesson, invocation: invocation, session: session)
        tools = try command.tools()
    }
}
