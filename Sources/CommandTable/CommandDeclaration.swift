/// What one command takes. The parser, the help, the completions and "did you mean" come from these.
public struct CommandDeclaration: Sendable {
    public let name: CommandName
    public let operands: [OperandDeclaration]
    public let options: [OptionName]
    /// Whole command lines without the program's name, for the help.
    public let examples: [String]
}

/// A word that is no option.
public struct OperandDeclaration: Equatable, Sendable {
    public let name: OperandName
    public let isRequired: Bool
    public let repeats: Bool
}

/// What an operand stands for; the raw value is how the help writes it.
public enum OperandName: String, Sendable {
    case step = "STEP"
    case lesson = "LESSON"
    case answer = "ANSWER"
    case path = "PATH"
    case exercise = "EXERCISE"
    case question = "QUESTION"
    case command = "COMMAND"
    case shell = "SHELL"
    case scaffold = "course|lesson|exercise"
    case name = "NAME"
    case folder = "DIR"
    case screen = "STEP|FILE"
    case format = "lesson|course|keys"

    /// The words it may be, where they are few.
    public var choices: [String] {
        switch self {
        case .shell: ["bash", "zsh", "fish"]
        case .scaffold: ["course", "lesson", "exercise"]
        case .format: ["lesson", "course", "exercise", "keys"]
        case .command: CommandName.allCases.map(\.rawValue)
        case .step, .lesson, .answer, .path, .exercise, .question, .name, .folder, .screen: []
        }
    }
}

extension CommandDeclaration {
    /// The one of `name`.
    public static func of(_ name: CommandName) -> CommandDeclaration {
        CommandDeclaration(
            name: name, operands: operands(of: name), options: ownOptions(of: name) + common(to: name),
            examples: examples(of: name))
    }

    /// Every command, in the order of the help.
    public static var all: [CommandDeclaration] { CommandName.allCases.map(of) }

    private static func common(to name: CommandName) -> [OptionName] {
        switch name {
        case .completions, .schema: [.language, .help]
        case .help: [.language, .format, .help]
        default: [.course, .workspace, .language, .format, .help]
        }
    }

    private static func operands(of name: CommandName) -> [OperandDeclaration] {
        switch name {
        case .next, .watch, .hint, .skip, .reset: [.optional(.step)]
        case .check: [.optional(.step), .several(.answer)]
        case .preview: [.optional(.screen)]
        case .list: [.optional(.lesson)]
        case .status, .doctor, .serve: []
        case .arithmetic: [.required(.question), .several(.answer)]
        case .lint: [.several(.path)]
        case .verify: [.several(.exercise)]
        case .new: [.required(.scaffold), .required(.name)]
        case .site: [.required(.folder)]
        case .schema: [.optional(.format)]
        case .help: [.optional(.command)]
        case .completions: [.required(.shell)]
        }
    }

    /// Those that not all have.
    private static func ownOptions(of name: CommandName) -> [OptionName] {
        switch name {
        case .check, .watch: [.explain, .seed]
        case .arithmetic: [.division, .explain]
        case .verify: [.seed, .workers, .repeat]
        case .preview: [.html, .do]
        case .serve: [.port, .address]
        case .new: [.tests, .commands]
        case .next, .hint, .list, .status, .skip, .reset, .doctor, .lint, .site, .schema, .help, .completions: []
        }
    }

    private static func examples(of name: CommandName) -> [String] {
        switch name {
        case .next: ["next", "next --language tr", "next moonshot/count-the-seats"]
        case .check:
            [
                "check 2", "check 1 3", "check wire-the-home-screen value navigationDestination sheet",
                "check moonshot/count-the-seats 11 12 36 32", "check -- -3", "check --explain 12,5",
            ]
        case .watch: ["watch", "watch --format json"]
        case .serve: ["serve", "serve --port 8080", "serve --address 0.0.0.0"]
        case .preview:
            [
                "preview", "preview expenses-screen --language ar", "preview ContentView.swift --html screen.html",
                "preview --do \"tap Add Expense\" --do \"type Name Lunch\"",
            ]
        case .hint: ["hint", "hint wire-the-home-screen"]
        case .list: ["list", "list moonshot"]
        case .status: ["status", "status --format json"]
        case .skip: ["skip", "skip arithmetic-quiz/drill"]
        case .reset: ["reset", "reset arithmetic-quiz/drill"]
        case .arithmetic:
            [
                "arithmetic \"12 / 5\"", "arithmetic \"12 / 5\" 2",
                "arithmetic \"7 / 3\" \"2 1/3\" --division fraction",
            ]
        case .doctor: ["doctor"]
        case .lint: ["lint", "lint Lessons/moonshot", "lint --format json"]
        case .verify: ["verify", "verify crew-join", "verify --format junit", "verify --repeat 5"]
        case .new:
            [
                "new course my-course", "new lesson closures", "new exercise longest-word",
                "new exercise stack --commands",
            ]
        case .site: ["site public", "site ../pages --course my-course"]
        case .schema: ["schema lesson", "schema keys"]
        case .help: ["help", "help check"]
        case .completions: ["completions bash"]
        }
    }
}

extension OperandDeclaration {
    fileprivate static func optional(_ name: OperandName) -> Self {
        .init(name: name, isRequired: false, repeats: false)
    }
    fileprivate static func required(_ name: OperandName) -> Self {
        .init(name: name, isRequired: true, repeats: false)
    }
    fileprivate static func several(_ name: OperandName) -> Self { .init(name: name, isRequired: false, repeats: true) }
}
