import CommandTable
import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

@Suite struct CompletionsTests {
    static let shells = ["bash", "zsh", "fish"]

    private func script(_ shell: String) -> String {
        let summary = { (name: CommandName) in "it's `\(name.rawValue)` \\ $(no) “x”" }
        return switch shell {
        case "bash": BashCompletions.script
        case "zsh": ZshCompletions.script(summaries: summary)
        default: FishCompletions.script(summaries: summary)
        }
    }

    @Test(arguments: shells)
    func `every command, option and choice is offered`(_ shell: String) {
        let script = script(shell)
        for command in CommandName.allCases { #expect(script.contains(command.rawValue)) }
        for declaration in CommandDeclaration.all {
            let lines = script.split(separator: "\n").filter { line in
                line.contains("    \(declaration.name.rawValue))")
                    || line.contains("__fish_seen_subcommand_from \(declaration.name.rawValue)'")
            }
            let text = lines.joined(separator: "\n")
            for option in declaration.options {
                let written = shell == "fish" ? "-l \(option.rawValue)" : option.typed
                #expect(text.contains(written), "\(declaration.name) \(option)")
            }
            for choice in declaration.operands.first?.name.choices ?? [] {
                #expect(text.contains(choice), "\(declaration.name) \(choice)")
            }
        }
        for choice in ["json", "remainder", "tr"] { #expect(script.contains(choice)) }
    }

    @Test(arguments: shells)
    func `the shell itself can read the script`(_ shell: String) throws {
        guard let run = try Shell.run([shell, "-n", try Shell.write(script(shell), named: "check.\(shell)")]) else {
            return
        }
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.isEmpty)
    }

    @Test func `bash completes a command and what follows it`() throws {
        let file = try Shell.write(BashCompletions.script, named: "learn.bash")
        let probe = """
            source "$1"
            ask() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); _learn; echo "${COMPREPLY[*]}"; }
            ask learn che
            ask learn --language t
            ask learn check --ex
            ask learn --language tr completions ''
            ask learn new l
            ask learn check --format j
            ask learn --v
            complete -p learn
            """
        guard let run = try Shell.run(["bash", "--norc", "--noprofile", "-c", probe, "bash", file]) else { return }
        #expect(
            run.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == [
                "check", "tr", "--explain", "bash zsh fish --language --help", "lesson", "json", "--version",
                "complete -o default -F _learn learn", "",
            ])
    }

    @Test func `fish completes a command and what follows it`() throws {
        let file = try Shell.write(script("fish"), named: "learn.fish")
        let probe = """
            source \(file)
            complete -C 'learn che' | string split -f1 \\t
            complete -C 'learn check --ex' | string split -f1 \\t
            complete -C 'learn check --format j' | string split -f1 \\t
            complete -C 'learn completions z' | string split -f1 \\t
            """
        guard let run = try Shell.run(["fish", "--no-config", "-c", probe]) else { return }
        #expect(run.output == "check\n--explain\njson\nzsh\n")
    }
}
