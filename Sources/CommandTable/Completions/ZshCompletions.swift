/// A completion script for zsh, made from the declarations.
public enum ZshCompletions {
    /// To be saved as `_learn` in a folder of `$fpath`; `summaries` says what a command does in plain text.
    public static func script(summaries: (CommandName) -> String) -> String {
        """
        #compdef learn
        # zsh completion for learn
        _learn() {
            local -a commands
            commands=(
        \(CommandName.allCases.map { "        \(quoted("\($0.rawValue):\(summaries($0))"))" }.joined(separator: "\n"))
            )
            local command=${words[(r)(\(CompletionWords.commands.joined(separator: "|")))]}
            if [[ -z $command || $command == ${words[CURRENT]} ]]; then
                _describe command commands
                return
            fi
            case $command in
        \(CommandDeclaration.all.map(commandCase).joined(separator: "\n"))
            esac
        }
        if [[ $funcstack[1] == _learn ]]; then
            _learn "$@"
        else
            compdef _learn learn
        fi

        """
    }

    private static func commandCase(_ declaration: CommandDeclaration) -> String {
        let options = declaration.options.map { quoted(specification(of: $0, for: declaration.name)) }
        let words = CompletionWords.operands(of: declaration)
        let operands = words.isEmpty ? "'*:: :_files'" : quoted("*: :(\(words.joined(separator: " ")))")
        return "    \(declaration.name.rawValue)) _arguments \((options + [operands]).joined(separator: " ")) ;;"
    }

    private static func specification(of option: OptionName, for command: CommandName) -> String {
        switch option.value(for: command) {
        case .none: option.typed
        case .number: "\(option.typed)=: :"
        case .folder: "\(option.typed)=: :_files -/"
        case .file: "\(option.typed)=: :_files"
        case .text: "*\(option.typed)=: :"
        case .choice(let words), .language(let words): "\(option.typed)=: :(\(words.joined(separator: " ")))"
        }
    }

    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
