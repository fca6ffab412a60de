public import CourseModel

/// Where the parts of a lesson stand in its file.
public struct LessonRanges: Equatable, Sendable {
    /// The lesson's title.
    public var title: TextPlace
    /// The lesson's summary.
    public var summary: TextPlace
    /// One for each of `lesson.steps`.
    public var steps: [StepRanges]
    /// One for each of `lesson.takeaways`.
    public var takeaways: [TextPlace]
    /// The titles and addresses of `lesson.further`.
    public var further: [(title: TextPlace, url: TextPlace)]
    /// The lesson's own `locale`, where it has one.
    public var locale: TextRange?

    /// Whether every place is the same.
    public static func == (left: LessonRanges, right: LessonRanges) -> Bool {
        left.title == right.title && left.summary == right.summary && left.steps == right.steps
            && left.takeaways == right.takeaways && left.locale == right.locale
            && left.further.elementsEqual(right.further) { $0 == $1 }
    }
}

/// Where the parts of a step stand. What a step of its kind does not have is nil or empty.
public struct StepRanges: Equatable, Sendable {
    /// The whole step.
    public var step: TextRange
    /// The step's id.
    public var id: TextRange
    /// The step's title.
    public var title: TextPlace
    /// The `body` of a text, the `q` of a quiz, the `prompt` of others.
    public var prose: TextPlace?
    /// One for each option of a quiz.
    public var options: [OptionRanges] = []
    /// One for each place in a quiz's key, in the key's order.
    public var answers: [TextRange] = []
    /// A fill-in's template.
    public var template: TextPlace?
    /// One for each blank of a fill-in.
    public var blanks: [BlankRanges] = []
    /// The value of a fill-in's `check`, where it is compiled.
    public var check: TextRange?
    /// The code around a fill-in's template.
    public var before: TextPlace?
    public var after: TextPlace?
    /// One for each listed question of an arithmetic set.
    public var questions: [TextRange] = []
    /// An arithmetic set's `random`.
    public var generator: TextRange?
    /// An arithmetic set's own `locale`.
    public var locale: TextRange?
    /// One for each piece of a code step's advice.
    public var advice: [AdviceRanges] = []
    /// One for each hint of the step.
    public var hints: [TextPlace] = []
    /// The step's `explanation`.
    public var explanation: TextPlace?

    /// One option.
    public struct OptionRanges: Equatable, Sendable {
        /// The option's text.
        public var text: TextPlace
        /// Its reason, where it has one.
        public var why: TextPlace?
    }

    /// Advice on one mistake.
    public struct AdviceRanges: Equatable, Sendable {
        /// The mistake's name.
        public var mistake: TextRange
        public var text: TextPlace
    }

    /// One blank.
    public struct BlankRanges: Equatable, Sendable {
        /// The whole entry of `blanks`.
        public var blank: TextRange
        /// One for each accepted answer.
        public var answers: [TextRange]
        /// One for each hint of the blank.
        public var hints: [TextPlace]
    }
}

/// Where a text stands, and how its lines lie in the file.
public struct TextPlace: Equatable, Sendable {
    /// From its first character to its last, quotes or `|` included.
    public var range: TextRange
    /// How many spaces a `|` block is indented by; nil for texts that are written otherwise.
    public var blockIndent: Int?

    /// Where `line` and `column` of the text, both from 1, stand in the file: exactly in a `|` block, else
    /// the text's beginning.
    public func position(line: Int, column: Int) -> TextPosition {
        if let blockIndent {
            return TextPosition(line: range.start.line + line, column: blockIndent + column)
        }
        return range.start
    }

    /// The place of a stretch of one line; the whole text where it is no `|` block.
    public func range(line: Int, column: Int, length: Int) -> TextRange {
        guard blockIndent != nil else { return range }
        let start = position(line: line, column: column)
        return TextRange(start: start, end: TextPosition(line: start.line, column: start.column + length))
    }
}
