import CommandTable
import CourseModel
import Reporting

/// From a command line to an exit code: 0 passed or done; 1 not passed, or something found; 2 usage, an unreadable answer or
/// a faulty course; 70 a fault of ours.
enum Program {
    static let version = "0.1.0"

    /// Runs one command and prints what it has to say.
    static func run(arguments: [String], surroundings: Surroundings) -> Int32 {
        do throws(UsageProblem) {
            let parsed = try ArgumentParser.parse(arguments)
            return run(Invocation(parsed, surroundings))
        } catch {
            let invocation = Invocation(ArgumentParser.understood(in: arguments), surroundings)
            LanguageMemory.recall(for: invocation)
            return Console(invocation).show(CommandResult(.failure(.usage(error)), exitCode: 2))
        }
    }

    private static func run(_ invocation: Invocation) -> Int32 {
        do throws(Failure) {
            return try Console(invocation).show(result(of: invocation))
        } catch {
            LanguageMemory.recall(for: invocation)
            return Console(invocation).show(CommandResult(.failure(error), exitCode: error.exitCode))
        }
    }

    private static func result(of invocation: Invocation) throws(Failure) -> CommandResult {
        if !invocation.isBrief { invocation.surroundings.sources?.settle() }
        if !invocation.opensSession { LanguageMemory.recall(for: invocation) }
        if invocation.arguments.flags.contains(.version) {
            return CommandResult(.document(kind: .version, text: "learn \(version)\n"))
        }
        guard let command = invocation.arguments.command else { return CommandResult(.help(.overview)) }
        if invocation.arguments.flags.contains(.help) { return CommandResult(.help(.command(command))) }
        return try run(command, invocation)
    }

    private static func run(_ command: CommandName, _ invocation: Invocation) throws(Failure) -> CommandResult {
        switch command {
        case .next: try NextCommand.run(invocation)
        case .check: try CheckCommand.run(invocation)
        case .watch: try WatchCommand.run(invocation)
        case .serve: try ServeCommand.run(invocation)
        case .preview: try PreviewCommand.run(invocation)
        case .hint: try HintCommand.run(invocation)
        case .list: try ListCommand.run(invocation)
        case .status: try StatusCommand.run(invocation)
        case .skip: try SkipCommand.run(invocation)
        case .reset: try ResetCommand.run(invocation)
        case .arithmetic: try ArithmeticCommand.run(invocation)
        case .doctor: DoctorCommand.run(invocation)
        case .lint: try LintCommand.run(invocation)
        case .verify: try VerifyCommand.run(invocation)
        case .new: try NewCommand.run(invocation)
        case .site: try SiteCommand.run(invocation)
        case .schema: SchemaCommand.run(invocation)
        case .help: HelpCommand.run(invocation)
        case .completions: CompletionsCommand.run(invocation)
        }
    }
}

/// What a command has to say, and how it went.
struct CommandResult {
    var report: Report
    var exitCode: Int32
    var notices: [Notice]
    /// Done once the report has been printed; what it returns is said too.
    var afterwards: () -> [Notice]
    /// Makes what is said after the report, where that takes longer: of the same kind, and in JSON in its place.
    var completion: (() -> Report)?
    /// Whether the command has said everything itself.
    var isSaid: Bool

    init(
        _ report: Report, exitCode: Int32 = 0, notices: [Notice] = [],
        isSaid: Bool = false, afterwards: @escaping () -> [Notice] = { [] }
    ) {
        self.report = report
        self.exitCode = exitCode
        self.notices = notices
        self.isSaid = isSaid
        self.afterwards = afterwards
    }
}
