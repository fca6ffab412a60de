public import CourseModel

/// The verdict on an answer, with what a student learns from it.
public struct VerdictReport: Equatable, Sendable {
    public var step: StepID
    /// The lesson's language, that of its texts.
    public var language: LanguageTag
    public var title: String
    public var kind: StepKind
    public var outcome: Outcome
    public var parts: [Part]
    /// Shown after success, Markdown.
    public var explanation: String?
    /// Whether hints are left to ask for.
    public var hasMoreHints: Bool
    /// How many readable answers were given, this one included.
    public var answerCount: Int
    /// Whether the traces are wanted.
    public var explains: Bool
    public var then: Onward

    /// The verdict on one option, blank or question.
    public struct Part: Equatable, Sendable {
        /// Its number on the screen, from 1; nil where the typed text names none.
        public var number: Int?
        /// The option's text or the question; nil for a blank.
        public var asked: String?
        public var verdict: PartVerdict

        public init(number: Int?, asked: String?, verdict: PartVerdict) {
            self.number = number
            self.asked = asked
            self.verdict = verdict
        }
    }

    public init(
        step: StepID, language: LanguageTag, title: String, kind: StepKind, outcome: Outcome, parts: [Part],
        explanation: String?,
        hasMoreHints: Bool, answerCount: Int, explains: Bool, then: Onward
    ) {
        self.step = step
        self.language = language
        self.title = title
        self.kind = kind
        self.outcome = outcome
        self.parts = parts
        self.explanation = explanation
        self.hasMoreHints = hasMoreHints
        self.answerCount = answerCount
        self.explains = explains
        self.then = then
    }
}

/// What comes after a step.
public enum Onward: Equatable, Sendable {
    /// The same step once more.
    case sameStep
    case step(StepID)
    /// The lesson is finished; `next` is nil at the end of the course.
    case lessonFinished(LessonEnd, next: StepID?)
}

/// What a student takes away from a lesson.
public struct LessonEnd: Equatable, Sendable {
    public var lesson: LessonID
    /// The language of the texts.
    public var language: LanguageTag
    public var title: String
    /// Markdown.
    public var takeaways: [String]
    public var further: [FurtherReading]

    public init(lesson: LessonID, language: LanguageTag, title: String, takeaways: [String], further: [FurtherReading])
    {
        self.lesson = lesson
        self.language = language
        self.title = title
        self.takeaways = takeaways
        self.further = further
    }
}

/// One more hint, or word that there is none.
public struct HintReport: Equatable, Sendable {
    public var step: StepID
    /// The lesson's language, that of the hint.
    public var language: LanguageTag
    /// The hint; nil where the step has none.
    public var hint: Hint?

    /// A hint and its place among all of the step.
    public struct Hint: Equatable, Sendable {
        /// From 1.
        public var number: Int
        public var count: Int
        /// The blank it belongs to, from 1; nil for the whole step.
        public var blank: Int?
        /// Markdown.
        public var text: String

        public init(number: Int, count: Int, blank: Int?, text: String) {
            self.number = number
            self.count = count
            self.blank = blank
            self.text = text
        }
    }

    public init(step: StepID, language: LanguageTag, hint: Hint?) {
        self.step = step
        self.language = language
        self.hint = hint
    }
}

/// A question of the student's own: asked, or answered.
public struct QuestionReport: Equatable, Sendable {
    public var question: AskedQuestion
    /// Nil where it is only asked.
    public var verdict: PartVerdict?
    public var explains: Bool

    public init(question: AskedQuestion, verdict: PartVerdict?, explains: Bool) {
        self.question = question
        self.verdict = verdict
        self.explains = explains
    }
}
