import CourseModel

/// Reads a command line by the declarations. Options may stand anywhere before `--`; a word such as `-3` or `-,5` is an
/// operand, since answers are numbers.
public struct ArgumentParser {
    private var parsed = ParsedArguments()
    private var rest: ArraySlice<String>

    /// Parses `arguments`, the program's name left out.
    public static func parse(_ arguments: [String]) throws(UsageProblem) -> ParsedArguments {
        var parser = ArgumentParser(rest: arguments[...])
        try parser.readAll()
        return parser.parsed
    }

    /// What can be understood of `arguments`, where not all can: enough to say in which language and form what is wrong.
    public static func understood(in arguments: [String]) -> ParsedArguments {
        var parser = ArgumentParser(rest: arguments.prefix { $0 != "--" })
        while let word = parser.rest.popFirst() {
            _ = try? isOption(word) ? parser.readOption(word) : parser.readOperand(word)
        }
        return parser.parsed
    }

    private init(rest: ArraySlice<String>) { self.rest = rest }

    private mutating func readAll() throws(UsageProblem) {
        while let word = rest.popFirst() {
            if word == "--" {
                try readOperands()
            } else if Self.isOption(word) {
                try readOption(word)
            } else {
                try readOperand(word)
            }
        }
        try checkAgainstDeclaration()
    }

    private static func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), word.count > 1 else { return false }
        let second = word.dropFirst().prefix(1)
        return second == "-" || second.allSatisfy { $0.isLetter }
    }

    private mutating func readOperands() throws(UsageProblem) {
        parsed.beginsLiterally = parsed.operands.isEmpty
        while let word = rest.popFirst() { try readOperand(word) }
    }

    private mutating func readOperand(_ word: String) throws(UsageProblem) {
        guard parsed.command == nil else {
            parsed.operands.append(word)
            return
        }
        guard let command = CommandName(rawValue: word) else {
            let known = CommandName.allCases.map(\.rawValue)
            throw .unknownCommand(word, suggestion: Suggestion.closest(to: word, among: known))
        }
        parsed.command = command
    }

    private mutating func readOption(_ word: String) throws(UsageProblem) {
        let (name, attached) = Self.split(word)
        guard let option = Self.option(named: name) else {
            let known = OptionName.allCases.map(\.typed)
            throw .unknownOption(name, suggestion: Suggestion.closest(to: name, among: known))
        }
        guard option.value != .none else {
            guard attached == nil else { throw .valueNotTaken(option) }
            parsed.flags.insert(option)
            return
        }
        guard let value = attached ?? detachedValue(), !value.isEmpty else { throw .missingValue(option) }
        try check(value, for: option, parsed.command.map(option.value(for:)) ?? option.value)
        let earlier = option.value == .text ? parsed.values[option].map { $0 + "\n" } ?? "" : ""
        parsed.values[option] = earlier + value
    }

    /// The next word, unless it is an option by itself.
    private mutating func detachedValue() -> String? {
        guard let word = rest.first, !word.hasPrefix("--") else { return nil }
        return rest.popFirst()
    }

    private static func split(_ word: String) -> (name: String, attached: String?) {
        guard let equals = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<equals]), String(word[word.index(after: equals)...]))
    }

    private static func option(named name: String) -> OptionName? {
        if name == "-h" { return .help }
        return OptionName.allCases.first { $0.typed == name }
    }

    private func check(
        _ value: String, for option: OptionName, _ allowed: OptionName.Value
    ) throws(UsageProblem) {
        switch allowed {
        case .choice(let choices) where !choices.contains(value):
            let suggestion = Suggestion.closest(to: value, among: choices)
            throw .notAChoice(option, value: value, suggestion: suggestion, choices: choices)
        case .number(let range) where Int(value).map(range.contains) != true:
            throw .notANumber(option, value: value, allowed: range)
        default: return
        }
    }

    private func checkAgainstDeclaration() throws(UsageProblem) {
        guard let command = parsed.command, !parsed.flags.contains(.help) else { return }
        let declaration = CommandDeclaration.of(command)
        let used = OptionName.allCases.filter { parsed.flags.contains($0) || parsed.values[$0] != nil }
        if let stray = used.first(where: { !declaration.options.contains($0) && $0 != .version }) {
            throw .optionNotForCommand(stray, command)
        }
        for (option, value) in parsed.values { try check(value, for: option, option.value(for: command)) }
        try checkOperands(of: declaration)
    }

    private func checkOperands(of declaration: CommandDeclaration) throws(UsageProblem) {
        let slots = declaration.operands
        let missing = slots.enumerated().first { index, slot in
            slot.isRequired && (index >= parsed.operands.count || parsed.operands[index].isEmpty)
        }
        if let missing = missing?.element {
            throw .missingOperand(missing.name, declaration.name)
        }
        if parsed.operands.count > slots.count, slots.last?.repeats != true {
            throw .extraOperand(parsed.operands[slots.count], declaration.name)
        }
        for (slot, operand) in zip(slots, parsed.operands) {
            let choices = slot.name.choices
            guard choices.isEmpty || choices.contains(operand) else {
                throw .operandNotAChoice(
                    slot.name, value: operand, suggestion: Suggestion.closest(to: operand, among: choices))
            }
        }
    }
}
