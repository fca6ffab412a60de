import CourseModel
import ExerciseRunner
import LessonFormat

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A check of code that begins before it is certain what is to be checked: the compiler takes longest, and the course and
/// the progress can be read meanwhile. What turns out not to be meant is cancelled.
final class CheckAhead {
    private let invocation: Invocation
    private var begun: Begun?

    /// A check under way.
    private struct Begun {
        let tools: CodeCheckCommand.Tools
        let graded: GradedFiles
        let start: Int
        let cancellation = Cancellation()
        /// Nil where it was cancelled.
        let verdict = Mailbox<CodeCheck?>()

        /// Waits for it, at most so many milliseconds; -1 is for ever.
        func wait(_ milliseconds: Int32) -> CodeCheck? {
            var event = pollfd(fd: verdict.descriptor, events: Int16(POLLIN), revents: 0)
            while poll(&event, 1, milliseconds) < 0, errno == EINTR {}
            return verdict.collect().first ?? nil
        }
    }

    init(_ invocation: Invocation) { self.invocation = invocation }

    /// Once the course's place is known: begins where the first word may name an exercise.
    func begin(_ loader: CourseLoader, workspace: String) {
        guard let word = invocation.operands.first, !invocation.beginsWithAnswer else { return }
        if let name = StepID(word)?.step ?? (StepName.isPossible(word) ? word : nil) {
            begin(name, loader, workspace)
        }
    }

    /// Once the progress is known: without a word it is about the latest step, most often.
    func begin(_ loader: CourseLoader, workspace: String, latest: StepID?) {
        if let latest, invocation.operands.isEmpty { begin(latest.step, loader, workspace) }
    }

    private func begin(_ name: String, _ loader: CourseLoader, _ workspace: String) {
        let start = Clock.monotonicMilliseconds
        guard begun == nil, let opened = try? OpenedExercise.open(name, loader, workspace: workspace),
            let tools = try? CodeCheckCommand.tools(opened, invocation)
        else { return }
        let check = Begun(tools: tools, graded: GradedFiles(opened.work.paths), start: start)
        let (seed, checker, graded) = (invocation.checkSeed, tools.checker, check.graded)
        let (cancellation, verdict) = (check.cancellation, check.verdict)
        let hasStarted = Background.run {
            verdict.post(try? graded.check(with: checker, seed: seed, cancellation))
        }
        if hasStarted { begun = check }
    }

    /// The verdict on the exercise `name`, once it is there; nil where another check was begun, or none.
    func finish(_ name: String) -> CodeCheckCommand.Checked? {
        guard let begun, begun.tools.opened.exercise.name == name, let check = begun.wait(-1) else { return nil }
        self.begun = nil
        return CodeCheckCommand.Checked(
            check: check, graded: begun.graded, tools: begun.tools,
            milliseconds: Clock.monotonicMilliseconds - begun.start)
    }

    /// Ends a check that nobody wants, and what it has started.
    func drop() {
        begun?.cancellation.cancel()
        _ = begun?.wait(1000)
        begun = nil
    }
}
