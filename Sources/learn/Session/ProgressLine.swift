import CourseVerify
import Reporting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Says on standard error how far a run is: in one line written anew where that is a terminal, else now and then in a line
/// of its own.
struct ProgressLine: Sendable {
    private let messages: Messages
    private let isTerminal: Bool

    init(_ invocation: Invocation) {
        messages = Messages(language: invocation.voice.language, program: invocation.surroundings.program)
        isTerminal = invocation.surroundings.errorIsTerminal
    }

    func show(_ progress: VerifyProgress) {
        let isTenth = progress.done * 10 / progress.count > (progress.done - 1) * 10 / progress.count
        guard isTerminal || isTenth else { return }
        let text = messages.plainProgress(done: progress.done, count: progress.count, exercise: progress.exercise)
        write(isTerminal ? "\r\u{1B}[K\(text)" : text + "\n")
    }

    /// Leaves the line empty for what comes next.
    func finish() {
        if isTerminal { write("\r\u{1B}[K") }
    }

    private func write(_ text: String) { _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO) }
}
