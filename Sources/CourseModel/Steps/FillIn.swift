/// Code or text with blanks to fill.
public struct FillIn: Equatable, Sendable {
    /// Markdown.
    public var prompt: String
    public var language: FillLanguage
    /// Text and blanks by turns, as the template is written.
    public var template: [TemplatePart]
    /// Blank `n` is `{{n}}` of the template.
    public var blanks: [Blank]
    /// What the filled template is compiled in where an answer is none of those listed; nil where only they are right.
    public var program: FillProgram?

    public init(
        prompt: String, language: FillLanguage, template: [TemplatePart], blanks: [Blank], program: FillProgram? = nil
    ) {
        self.prompt = prompt
        self.language = language
        self.template = template
        self.blanks = blanks
        self.program = program
    }

    /// The model answers, one a blank.
    public var modelAnswers: [String] { blanks.map { $0.answers.first ?? "" } }
}

/// How a fill-in is checked.
public enum FillCheck: String, CaseIterable, Sendable {
    /// Right is what has the tokens of a listed answer.
    case tokens
    /// Right is that too, and what compiles and shows what the model answers show.
    case compile
}

/// A filled template made a whole program, and what is looked at when it runs.
public struct FillProgram: Equatable, Sendable {
    /// Swift above the template.
    public var before: String
    /// Swift below it.
    public var after: String
    /// Expressions of the program whose values are compared.
    public var values: [String]
    /// What a user does on the screen of its first preview, a step each as `learn preview --do` takes them; the screen is
    /// compared after each.
    public var screen: [String]

    public init(before: String = "", after: String = "", values: [String] = [], screen: [String] = []) {
        self.before = before
        self.after = after
        self.values = values
        self.screen = screen
    }

    /// Whether nothing is looked at: what compiles is right.
    public var onlyCompiles: Bool { values.isEmpty && screen.isEmpty }
}

/// What a template is written in, which decides how blanks are compared.
public enum FillLanguage: Equatable, Sendable {
    /// Compared as Swift tokens.
    case swift
    /// Other code (`json`, `yaml`, …): compared letter by letter, white space at the ends dropped.
    case code(String)
    /// Words of the lesson's language.
    case text

    /// `swift`, `text` or the other language's name.
    public init(_ name: String) {
        switch name {
        case "swift": self = .swift
        case "text": self = .text
        default: self = .code(name)
        }
    }

    /// The name in a lesson file.
    public var name: String {
        switch self {
        case .swift: "swift"
        case .text: "text"
        case .code(let name): name
        }
    }
}

/// A stretch of a template.
public enum TemplatePart: Equatable, Sendable {
    case text(String)
    /// The blank with this index.
    case blank(Int)
}

/// One blank of a template.
public struct Blank: Equatable, Sendable {
    /// Every accepted answer, the model one first; at least one.
    public var answers: [String]
    /// Markdown, from vague to plain.
    public var hints: [String]
    /// Only for words: whether upper and lower case differ.
    public var letterCase: Strictness
    /// Only for words: whether Arabic vowel marks, tatweel and the shape of quotes differ.
    public var marks: Strictness

    /// Whether a difference counts.
    public enum Strictness: String, CaseIterable, Sendable {
        case ignore, exact
    }

    public init(
        answers: [String], hints: [String] = [], letterCase: Strictness = .exact, marks: Strictness = .ignore
    ) {
        self.answers = answers
        self.hints = hints
        self.letterCase = letterCase
        self.marks = marks
    }
}
