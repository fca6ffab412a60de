public import CourseModel

/// A step as a student sees it: no key in it.
public struct StepReport: Equatable, Sendable {
    public var id: StepID
    public var title: String
    public var lessonTitle: String
    /// The step's place in its lesson, from 1.
    public var number: Int
    /// How many steps the lesson has.
    public var count: Int
    /// The language of the text.
    public var language: LanguageTag
    public var standing: Standing
    public var hintCount: Int
    public var content: Content
    /// The lesson's summary where its first step is shown, Markdown.
    public var summary: String?
    /// What comes after a text, which is finished by being shown; nil for a question.
    public var then: Onward?

    /// What is asked.
    public enum Content: Equatable, Sendable {
        /// Markdown.
        case text(body: String)
        /// Markdown; `options` in the order of the screen.
        case quiz(question: String, options: [String], hasSeveralAnswers: Bool)
        case fill(prompt: String, language: FillLanguage, template: [TemplatePart], blankCount: Int)
        /// `questions` are ready to read, such as `12 ÷ 5`.
        case arithmetic(prompt: String?, questions: [AskedQuestion])
        /// `files` are those to edit, as paths that can be typed.
        case code(prompt: String, files: [String])

        public var kind: StepKind {
            switch self {
            case .text: .text
            case .quiz: .quiz
            case .fill: .fill
            case .arithmetic: .arithmetic
            case .code: .code
            }
        }
    }

    public init(
        id: StepID, title: String, lessonTitle: String, number: Int, count: Int, language: LanguageTag,
        standing: Standing, hintCount: Int, content: Content, summary: String?,
        then: Onward?
    ) {
        self.id = id
        self.title = title
        self.lessonTitle = lessonTitle
        self.number = number
        self.count = count
        self.language = language
        self.standing = standing
        self.hintCount = hintCount
        self.content = content
        self.summary = summary
        self.then = then
    }
}

/// A question of arithmetic, ready to read.
public struct AskedQuestion: Equatable, Sendable {
    /// Such as `12 ÷ 5`.
    public var text: String
    /// What a division asks for; nil for the other operations.
    public var division: Division?

    public init(text: String, division: Division?) {
        self.text = text
        self.division = division
    }
}

/// All steps are done.
public struct CourseFinishedReport: Equatable, Sendable {
    public var title: String
    public init(title: String) { self.title = title }
}
