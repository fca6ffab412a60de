/// Questions that cannot be answered rightly, or that mark an answer wrongly.
public enum QuestionProblem: Equatable, Sendable {
    case duplicateStep(id: String, firstLine: Int)
    case duplicateLesson(id: String)
    case noSteps
    case tooFewOptions(count: Int)
    case answerOutOfRange(answer: Int, count: Int)
    case answerTwice(answer: Int)
    case duplicateOption(text: String, firstLine: Int)
    /// A wrong option that says the same as a right one.
    case distractorEqualsKey(text: String)
    case everyOptionRight
    case optionWithoutWhy(text: String)
    case blankWithoutPlaceholder(index: Int)
    case placeholderWithoutBlank(index: Int)
    case placeholderTwice(index: Int)
    case placeholderMalformed(text: String)
    case duplicateAnswer(text: String, firstLine: Int)
    /// `answers: [12,50]` is two answers, 12 and 50.
    case splitDecimal(first: String, second: String)
    /// The grader does not accept an answer that the author lists; `remark` says why.
    case answerNotAccepted(answer: String)
    /// The grader accepts an option or answer that should be wrong.
    case distractorAccepted(text: String)
    /// An accepted answer repeats what the template has beside the blank.
    case answerRepeatsTemplate(answer: String, repeated: String)
    /// The filled template does not parse as Swift.
    case templateDoesNotParse(detail: String)
    /// A Swift code block in the prose does not parse.
    case codeDoesNotParse(detail: String)
    case notALink(url: String)
    case scoringWithoutSeveralAnswers
    /// `case` or `marks` on a blank of code, which is compared as code.
    case onlyForWords(key: String)
    /// `before`, `after`, `values` or `screen` of a fill-in that is not compiled.
    case onlyForCompiling(key: String)
    /// `check: compile` where the template is not Swift.
    case onlySwiftCompiles(language: String)
    /// A word after a code block's language that means nothing here.
    case unknownCodeMark(word: String, suggestion: String?)

    /// The stable code.
    public var code: String {
        switch self {
        case .duplicateStep: "duplicate-step"
        case .duplicateLesson: "duplicate-lesson"
        case .noSteps: "no-steps"
        case .tooFewOptions: "too-few-options"
        case .answerOutOfRange: "answer-out-of-range"
        case .answerTwice: "answer-twice"
        case .duplicateOption: "duplicate-option"
        case .distractorEqualsKey: "distractor-equals-key"
        case .everyOptionRight: "every-option-right"
        case .optionWithoutWhy: "option-without-why"
        case .blankWithoutPlaceholder: "blank-without-placeholder"
        case .placeholderWithoutBlank: "placeholder-without-blank"
        case .placeholderTwice: "placeholder-twice"
        case .placeholderMalformed: "placeholder-malformed"
        case .duplicateAnswer: "duplicate-answer"
        case .splitDecimal: "split-decimal"
        case .answerNotAccepted: "answer-not-accepted"
        case .distractorAccepted: "distractor-accepted"
        case .answerRepeatsTemplate: "answer-repeats-template"
        case .templateDoesNotParse: "template-does-not-parse"
        case .codeDoesNotParse: "code-does-not-parse"
        case .notALink: "not-a-link"
        case .scoringWithoutSeveralAnswers: "scoring-without-several-answers"
        case .onlyForWords: "only-for-words"
        case .onlyForCompiling: "only-for-compiling"
        case .onlySwiftCompiles: "only-swift-compiles"
        case .unknownCodeMark: "unknown-code-mark"
        }
    }

    /// Warnings are what a student would hardly notice.
    public var severity: Severity {
        switch self {
        case .optionWithoutWhy, .codeDoesNotParse, .duplicateAnswer, .scoringWithoutSeveralAnswers, .onlyForWords,
            .onlyForCompiling, .unknownCodeMark:
            .warning
        default: .error
        }
    }
}
