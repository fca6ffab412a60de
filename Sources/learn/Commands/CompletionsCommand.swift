import CommandTable
import Reporting

/// `learn completions bash|zsh|fish`.
enum CompletionsCommand {
    static func run(_ invocation: Invocation) -> CommandResult {
        let messages = Messages(language: invocation.voice.language, program: invocation.surroundings.program)
        let script =
            switch invocation.operands.first {
            case "zsh": ZshCompletions.script(summaries: messages.plainSummary(of:))
            case "fish": FishCompletions.script(summaries: messages.plainSummary(of:))
            default: BashCompletions.script
            }
        return CommandResult(.document(kind: .completions, text: script))
    }
}
