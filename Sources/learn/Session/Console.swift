import CommandTable
import CourseModel
import Markdown
import Reporting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where a run is read by a person or a program: reports on standard output, notices on standard error, prompts between.
struct Console {
    private let invocation: Invocation

    init(_ invocation: Invocation) { self.invocation = invocation }

    private var messages: Messages {
        Messages(language: invocation.voice.language, program: invocation.surroundings.program)
    }

    private var output: TerminalReporter { reporter(onError: false) }
    private var errors: TerminalReporter { reporter(onError: true) }

    private func reporter(onError: Bool) -> TerminalReporter {
        TerminalReporter(
            messages: messages, width: invocation.surroundings.width,
            style: invocation.surroundings.hasColour(onError: onError) ? .colour : .plain, highlight: CodeColours.spans)
    }

    /// Prints what `result` has to say and returns its exit code, or 70 where that could not be written.
    func show(_ result: CommandResult) -> Int32 {
        invocation.surroundings.sources?.settle()
        if result.isSaid { return result.exitCode }
        return invocation.wantsJSON ? showJSON(result) : showText(result)
    }

    private func showText(_ result: CommandResult) -> Int32 {
        let isFailure = if case .failure = result.report { true } else { false }
        say(result.notices)
        let text = isFailure ? errors.render(result.report) : rendered(result.report)
        guard write(text, to: isFailure ? STDERR_FILENO : STDOUT_FILENO) else { return outputFailed() }
        say(result.afterwards())
        if let rest = result.completion?(), !write(output.render(rest), to: STDOUT_FILENO) { return outputFailed() }
        return result.exitCode
    }

    private func rendered(_ report: Report) -> String {
        guard case .verification(let verification) = report else { return output.render(report) }
        return switch invocation.format {
        case .text, .json: output.render(report)
        case .junit: JUnitReporter(messages: messages).render(verification)
        case .github: GitHubReporter(terminal: output, token: Self.token()).render(verification)
        }
    }

    /// Such as nobody guesses.
    private static func token() -> String {
        "\(String(UInt64.random(in: .min ... .max), radix: 36))\(String(UInt64.random(in: .min ... .max), radix: 36))"
    }

    /// What happens afterwards is done first here, so that the one document holds its notices.
    private func showJSON(_ result: CommandResult) -> Int32 {
        let reporter = JSONReporter(command: invocation.arguments.command?.rawValue ?? "help", messages: messages)
        let notices = result.notices + result.afterwards()
        let report = result.completion?() ?? result.report
        let isWritten = write(reporter.render(report, notices: notices), to: STDOUT_FILENO)
        return isWritten ? result.exitCode : outputFailed()
    }

    /// Says why the report could not be written, in the system's word; 70. A reader who went away, where the program
    /// was started with that signal ignored, is told nothing.
    private func outputFailed() -> Int32 {
        guard errno != EPIPE else { return 128 + SIGPIPE }
        let reason = String(cString: strerror(errno))
        _ = write(errors.render(.outputFailed(reason: reason)), to: STDERR_FILENO)
        return 70
    }

    private func say(_ notices: [Notice]) {
        for notice in notices { _ = write(errors.render(notice), to: STDERR_FILENO) }
    }

    /// Says something while a command runs: a notice on standard error, a phrase on standard output.
    func notice(_ notice: Notice) { say([notice]) }

    func say(_ phrase: CodePhrase) { _ = write(output.render(phrase), to: STDOUT_FILENO) }

    /// The same after an empty line.
    func sayApart(_ phrase: CodePhrase) { _ = write("\n" + output.render(phrase), to: STDOUT_FILENO) }

    /// Tells why something typed at the prompt could not be read.
    func remark(_ remarks: [Remark]) {
        for remark in remarks { _ = write(errors.render(remark), to: STDERR_FILENO) }
    }

    /// Says which step the prompts that follow are about.
    func announce(_ step: Step) {
        _ = write(errors.heading(title: step.title, step: step.id), to: STDERR_FILENO)
    }

    /// Asks for a line at the prompt; nil at the end of the input.
    func ask(_ phrase: Phrase) -> String? {
        _ = write(errors.prompt(phrase), to: STDERR_FILENO)
        let line = readLine(strippingNewline: true)
        if line == nil { _ = write("\n", to: STDERR_FILENO) }
        return line
    }

    private func write(_ text: String, to descriptor: Int32) -> Bool {
        invocation.surroundings.sources?.settle()
        return Descriptor.write(Array(text.utf8), to: descriptor) == 0
    }
}
