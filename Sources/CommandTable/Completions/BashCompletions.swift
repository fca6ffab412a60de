/// A completion script for bash, made from the declarations.
public enum BashCompletions {
    /// To be read by `source`.
    public static var script: String {
        """
        # bash completion for learn
        _learn() {
            local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i
            for ((i = 1; i < COMP_CWORD; i++)); do
                case ${COMP_WORDS[i]} in
                \(CompletionWords.commands.joined(separator: "|"))) command=${COMP_WORDS[i]}; break ;;
                esac
            done
            case $before in
        \(valueCases.joined(separator: "\n"))
            esac
            case $command in
            '') COMPREPLY=($(compgen -W '\(CompletionWords.commands.joined(separator: " ")) --help --version' -- "$word")) ;;
        \(commandCases.joined(separator: "\n"))
            esac
        }
        complete -o default -F _learn learn ./learn

        """
    }

    private static var valueCases: [String] {
        OptionName.allCases.compactMap { option in
            switch option.value {
            case .none, .number, .text: nil
            case .file: "    \(option.typed)) COMPREPLY=($(compgen -f -- \"$word\")); return ;;"
            case .folder: "    \(option.typed)) COMPREPLY=($(compgen -d -- \"$word\")); return ;;"
            case .choice(let words) where option == .format:
                "    \(option.typed)) \(choice(of: option, words)); return ;;"
            case .choice(let words), .language(let words):
                "    \(option.typed)) COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")); return ;;"
            }
        }
    }

    /// All `words` for a command that takes them, else those that every command takes.
    private static func choice(of option: OptionName, _ words: [String]) -> String {
        let most = CommandName.allCases.filter { option.value(for: $0) == .choice(words) }.map(\.rawValue)
        guard case .choice(let common) = option.value(for: .next), common != words else {
            return "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\"))"
        }
        return "local words='\(common.joined(separator: " "))'; "
            + "case $command in \(most.joined(separator: "|"))) words='\(words.joined(separator: " "))' ;; esac; "
            + "COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))"
    }

    private static var commandCases: [String] {
        CommandDeclaration.all.map { declaration in
            let words = CompletionWords.operands(of: declaration) + declaration.options.map(\.typed)
            return "    \(declaration.name.rawValue)) "
                + "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$word\")) ;;"
        }
    }
}

/// The words that completions offer.
enum CompletionWords {
    static var commands: [String] { CommandName.allCases.map(\.rawValue) }

    static func operands(of declaration: CommandDeclaration) -> [String] {
        declaration.operands.first.map(\.name.choices) ?? []
    }
}
