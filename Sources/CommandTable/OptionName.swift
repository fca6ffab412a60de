/// The options of `learn`; the raw value is what is typed after `--`.
public enum OptionName: String, CaseIterable, Sendable {
    case course, workspace, language, format, explain, division, seed, workers, `repeat`, tests, commands, html, `do`,
        port, address, help, version

    /// What follows an option.
    public enum Value: Equatable, Sendable {
        /// Nothing: it is there or not.
        case none
        case folder
        case file
        /// Any text; the option may come several times.
        case text
        /// One of these.
        case choice([String])
        /// A whole number in this range.
        case number(ClosedRange<Int>)
        /// A language tag; these are offered for completion.
        case language([String])
    }

    /// What follows it.
    public var value: Value {
        switch self {
        case .course, .workspace: .folder
        case .html: .file
        case .do, .address: .text
        case .language: .language(["en", "tr", "ar"])
        case .format: .choice(["text", "json", "junit", "github"])
        case .division: .choice(["exact", "integer", "remainder", "decimal", "fraction"])
        case .seed: .number(0...Int.max)
        case .workers: .number(1...256)
        case .repeat: .number(1...1000)
        case .port: .number(1...65_535)
        case .explain, .tests, .commands, .help, .version: .none
        }
    }

    /// What follows it where it belongs to `command`.
    public func value(for command: CommandName) -> Value {
        self == .format && command != .verify ? .choice(["text", "json"]) : value
    }

    /// As typed, with its dashes.
    public var typed: String { "--" + rawValue }
}
