import CommandTable
import Markdown

extension TerminalReporter {
    func addOverview(to page: inout TerminalPage) {
        page.add(messages.text(.tagline))
        for audience in CommandName.Audience.allCases {
            page.addHeading(messages.text(.commandsFor(audience)))
            let commands = CommandName.allCases.filter { $0.audience == audience }
            addRows(commands.map { ($0.rawValue, messages.summary(of: $0)) }, to: &page)
        }
        page.addHeading(messages.text(.options))
        addRows(options([.course, .workspace, .language, .format, .help, .version], for: .next), to: &page)
        page.addEmptyLine()
        page.add(messages.text(.moreHelp(command: command("help check"))))
    }

    func add(_ name: CommandName, to page: inout TerminalPage) {
        let declaration = CommandDeclaration.of(name)
        page.add("\(page.strong(messages.text(.usage))): \(code(command(synopsis(of: declaration))))")
        page.addEmptyLine()
        page.add(messages.summary(of: name))
        page.addEmptyLine()
        page.add(messages.details(of: name))
        page.addHeading(messages.text(.options))
        addRows(options(declaration.options, for: declaration.name), to: &page)
        page.addHeading(messages.text(.examples))
        for example in declaration.examples { page.add(code(command(example)), first: "  ") }
    }

    private func synopsis(of declaration: CommandDeclaration) -> String {
        let operands = declaration.operands.map { operand in
            let name = operand.name.rawValue + (operand.repeats ? "…" : "")
            return operand.isRequired ? name : "[\(name)]"
        }
        return ([declaration.name.rawValue] + operands).joined(separator: " ")
    }

    private func options(_ names: [OptionName], for command: CommandName) -> [(String, String)] {
        names.map { name in
            let value =
                switch name.value(for: command) {
                case .none: ""
                case .folder: " DIR"
                case .file: " FILE"
                case .text: " TEXT"
                case .number: " N"
                case .choice(let words), .language(let words): " " + words.joined(separator: "|")
                }
            return (name.typed + value, messages.summary(of: name))
        }
    }

    /// Names in one column, what they do in the other; below each other where the line is narrow.
    private func addRows(_ rows: [(String, String)], to page: inout TerminalPage) {
        let widest = rows.map(\.0.count).max() ?? 0
        for (name, summary) in rows {
            let padding = String(repeating: " ", count: widest - name.count)
            if widest * 2 + 8 > width {
                page.add(code(name), first: "  ")
                page.add(summary, first: "      ")
            } else {
                page.add(summary, first: "  \(TerminalText.isolateCode(name, in: page.direction))\(padding)  ")
            }
        }
    }
}
