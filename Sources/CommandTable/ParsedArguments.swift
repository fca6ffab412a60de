/// A command line taken apart, before anything in it is looked up: names are known, values are still text.
public struct ParsedArguments: Equatable, Sendable {
    /// Nil where no command was given.
    public var command: CommandName?
    public var operands: [String] = []
    /// Whether the first operand came after `--`, so that it is an answer whatever it looks like.
    public var beginsLiterally = false
    public var values: [OptionName: String] = [:]
    public var flags: Set<OptionName> = []

    public init() {}
}

/// A command line that cannot be understood.
public enum UsageProblem: Error, Equatable, Sendable {
    case unknownCommand(String, suggestion: String?)
    case unknownOption(String, suggestion: String?)
    case optionNotForCommand(OptionName, CommandName)
    case missingValue(OptionName)
    case valueNotTaken(OptionName)
    case notAChoice(OptionName, value: String, suggestion: String?, choices: [String])
    case notANumber(OptionName, value: String, allowed: ClosedRange<Int>)
    case operandNotAChoice(OperandName, value: String, suggestion: String?)
    case missingOperand(OperandName, CommandName)
    case extraOperand(String, CommandName)

    /// The stable code of the JSON output.
    public var code: String {
        switch self {
        case .unknownCommand: "unknown-command"
        case .unknownOption: "unknown-option"
        case .optionNotForCommand: "option-not-for-command"
        case .missingValue: "missing-value"
        case .valueNotTaken: "value-not-taken"
        case .notAChoice, .operandNotAChoice: "not-a-choice"
        case .notANumber: "not-a-number"
        case .missingOperand: "missing-operand"
        case .extraOperand: "extra-operand"
        }
    }
}
