/// Questions of arithmetic, listed by the author, generated, or both.
public struct ArithmeticSet: Equatable, Sendable {
    /// Markdown.
    public var prompt: String?
    /// In the author's order.
    public var questions: [ArithmeticQuestion]
    /// Further questions, made from the step's seed and asked after the listed ones.
    public var generator: QuestionGenerator?
    /// The locale in which typed numbers are read; nil for the lesson's language.
    public var locale: LanguageTag?

    public init(
        prompt: String? = nil, questions: [ArithmeticQuestion], generator: QuestionGenerator? = nil,
        locale: LanguageTag? = nil
    ) {
        self.prompt = prompt
        self.questions = questions
        self.generator = generator
        self.locale = locale
    }
}

/// Two whole numbers and an operation, such as `12 / 5`.
public struct ArithmeticQuestion: Equatable, Sendable {
    public var first: Int
    public var operation: ArithmeticOperation
    public var second: Int
    /// What a division asks for; it says nothing for the other operations.
    public var division: Division
    /// How far an answer may be off; nil, the usual case, wants it exact.
    public var tolerance: Rational?

    public init(
        first: Int, operation: ArithmeticOperation, second: Int, division: Division = .exact,
        tolerance: Rational? = nil
    ) {
        self.first = first
        self.operation = operation
        self.second = second
        self.division = division
        self.tolerance = tolerance
    }
}

/// The four operations; the raw value is how one is typed.
public enum ArithmeticOperation: Character, CaseIterable, Sendable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"

    /// The sign shown to a student: `+ − × ÷`.
    public var sign: Character {
        switch self {
        case .add: "+"
        case .subtract: "−"
        case .multiply: "×"
        case .divide: "÷"
        }
    }

    /// Reads a typed operator or a sign; nil for anything else.
    public init?(typed: Character) {
        guard let found = Self.allCases.first(where: { $0.rawValue == typed || $0.sign == typed }) else { return nil }
        self = found
    }
}

/// What the answer to a division is.
public enum Division: Equatable, Sendable {
    /// The whole quotient of a division without remainder.
    case exact
    /// The quotient rounded toward zero, as Swift's `/` gives it.
    case integer
    /// Quotient and remainder, as Swift's `/` and `%` give them.
    case remainder
    /// Rounded half away from zero to so many decimal places (1 to 9).
    case decimal(places: Int)
    /// A fraction; in lowest terms only where that is asked.
    case fraction(lowestTerms: Bool)
}

/// How further questions are made.
public struct QuestionGenerator: Equatable, Sendable {
    /// How many questions, 1 to 100.
    public var count: Int
    /// At least one, distinct.
    public var operations: [ArithmeticOperation]
    /// Both operands lie in it (a division's dividend too).
    public var range: ClosedRange<Int>
    public var division: Division

    public init(count: Int, operations: [ArithmeticOperation], range: ClosedRange<Int>, division: Division = .exact) {
        self.count = count
        self.operations = operations
        self.range = range
        self.division = division
    }
}
