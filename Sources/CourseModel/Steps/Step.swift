/// One thing to read or to answer.
public struct Step: Equatable, Sendable {
    public var id: StepID
    public var title: String
    public var content: Content
    /// Hints for the whole step, from vague to plain, Markdown.
    public var hints: [String]
    /// Shown after success, Markdown.
    public var explanation: String?
    /// Where the step stands in its file.
    public var range: TextRange

    /// What kind of step it is.
    public enum Content: Equatable, Sendable {
        /// Prose to read, Markdown.
        case text(body: String)
        case quiz(Quiz)
        case fill(FillIn)
        case arithmetic(ArithmeticSet)
        case code(CodeStep)
    }

    public init(
        id: StepID, title: String, content: Content, hints: [String] = [], explanation: String? = nil,
        range: TextRange = .start
    ) {
        self.id = id
        self.title = title
        self.content = content
        self.hints = hints
        self.explanation = explanation
        self.range = range
    }

    /// The step's kind, the key that begins it in a lesson file.
    public var kind: StepKind {
        switch content {
        case .text: .text
        case .quiz: .quiz
        case .fill: .fill
        case .arithmetic: .arithmetic
        case .code: .code
        }
    }
}

/// The kinds of step; each raw value is the key that begins such a step.
public enum StepKind: String, CaseIterable, Sendable {
    case text, quiz, fill, arithmetic, code
}
