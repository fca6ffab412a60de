/// A completion script for fish, made from the declarations.
public enum FishCompletions {
    /// To be saved as `learn.fish`; `summaries` says what a command does in plain text.
    public static func script(summaries: (CommandName) -> String) -> String {
        let commands = CommandName.allCases.map { name in
            "complete -c learn -f -n __fish_use_subcommand -a \(name.rawValue) -d \(quoted(summaries(name)))"
        }
        let lines = ["# fish completion for learn"] + commands + CommandDeclaration.all.flatMap(lines(of:))
        return lines.joined(separator: "\n") + "\n"
    }

    private static func lines(of declaration: CommandDeclaration) -> [String] {
        let condition = "-n '__fish_seen_subcommand_from \(declaration.name.rawValue)'"
        let words = CompletionWords.operands(of: declaration)
        let operands = words.isEmpty ? [] : ["complete -c learn -f \(condition) -a '\(words.joined(separator: " "))'"]
        return operands
            + declaration.options.map {
                "complete -c learn \(condition) -l \($0.rawValue)\(arguments(of: $0, for: declaration.name))"
            }
    }

    private static func arguments(of option: OptionName, for command: CommandName) -> String {
        switch option.value(for: command) {
        case .none: ""
        case .number: " -x"
        case .file: " -r -F"
        case .text: " -x"
        case .folder: " -r -a '(__fish_complete_directories)'"
        case .choice(let words), .language(let words): " -x -a '\(words.joined(separator: " "))'"
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "'\(escaped.joined())'"
    }
}
