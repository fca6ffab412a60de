import CommandTable
import Reporting

/// `learn help [COMMAND]`.
enum HelpCommand {
    static func run(_ invocation: Invocation) -> CommandResult {
        let named = invocation.operands.first.flatMap { CommandName(rawValue: $0) }
        return CommandResult(.help(named.map(HelpReport.command) ?? .overview))
    }
}
