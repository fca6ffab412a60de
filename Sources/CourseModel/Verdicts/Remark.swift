/// Something to tell a student about a part of the answer. The prose is in `Reporting`.
public enum Remark: Equatable, Sendable {
    /// The author's reason for an option, Markdown.
    case why(String)
    /// The typed text was read as this number, where another habit would read it otherwise.
    case readAs(String)
    /// The typed text does not fit the locale, but this would.
    case didYouMean(String)
    case notANumber
    case nothingTyped
    /// More was typed than the `expected` blanks or questions there are.
    case tooManyAnswers(expected: Int)
    /// Digits of two scripts in one number.
    case mixedDigits
    /// An expression such as `12*7` where its result is wanted.
    case expressionNotResult
    case numberTooLong
    /// Only one number where quotient and remainder are asked.
    case remainderMissing
    /// Quotient and remainder where only the whole quotient is asked.
    case onlyQuotientAsked
    case notInLowestTerms
    /// A fraction in lowest terms is wanted and a decimal was typed.
    case fractionWanted
    /// Rounded to another number of places than the `places` asked.
    case roundedOtherwise(places: Int)
    /// The quotient is right and the remainder not, or the other way round.
    case onlyQuotientRight
    case onlyRemainderRight
    /// The blank's answer holds what the template already has beside it.
    case repeatsTemplate(String)
    /// Curly quotes in code, where straight ones are wanted.
    case curlyQuotes
    /// Right but for upper and lower case.
    case differsInCase
    /// Not an option's number; the options are numbered 1 to `count`.
    case notAnOption(count: Int)
    /// Chosen twice.
    case chosenTwice
    /// One option is wanted and several were chosen.
    case chooseOne
    /// Not all the right ones were chosen; `count` more are right.
    case moreAreRight(count: Int)
    /// The answer does not stay in its blank: it closes what the template opens, or hides what follows.
    case reachesBeyondBlank
    /// The filled template does not compile: the compiler's words, its name for the error where it gave one, and the
    /// line that it is at, empty where it named none.
    case doesNotCompile(line: String, message: String, identifier: String?)
    /// The compiler takes too long over it.
    case compileLimit
    /// An expression of the program has another value than with the model answers.
    case otherValue(of: String, expected: String, observed: String)
    /// After this step the screen shows something else; nil where one shows nothing there.
    case otherScreen(after: String, expected: String?, observed: String?)
    /// What a user does can not be done on this screen; the first line of why.
    case stepFails(step: String, reason: String)
    /// The program ended so at this expression or step.
    case endsOtherwise(at: String, Ending)
    /// None of the listed answers, and it could not be compiled.
    case couldNotCompile(GraderFault)

    /// The stable code of the JSON output.
    public var code: String {
        switch self {
        case .why: "why"
        case .readAs: "read-as"
        case .didYouMean: "did-you-mean"
        case .notANumber: "not-a-number"
        case .nothingTyped: "nothing-typed"
        case .tooManyAnswers: "too-many-answers"
        case .mixedDigits: "mixed-digits"
        case .expressionNotResult: "expression-not-result"
        case .numberTooLong: "number-too-long"
        case .remainderMissing: "remainder-missing"
        case .onlyQuotientAsked: "only-quotient-asked"
        case .notInLowestTerms: "not-in-lowest-terms"
        case .fractionWanted: "fraction-wanted"
        case .roundedOtherwise: "rounded-otherwise"
        case .onlyQuotientRight: "only-quotient-right"
        case .onlyRemainderRight: "only-remainder-right"
        case .repeatsTemplate: "repeats-template"
        case .curlyQuotes: "curly-quotes"
        case .differsInCase: "differs-in-case"
        case .notAnOption: "not-an-option"
        case .chosenTwice: "chosen-twice"
        case .chooseOne: "choose-one"
        case .moreAreRight: "more-are-right"
        case .reachesBeyondBlank: "reaches-beyond-blank"
        case .doesNotCompile: "does-not-compile"
        case .compileLimit: "compile-limit"
        case .otherValue: "other-value"
        case .otherScreen: "other-screen"
        case .stepFails: "step-fails"
        case .endsOtherwise: "ends-otherwise"
        case .couldNotCompile: "could-not-compile"
        }
    }
}

/// The rule that decided a part's verdict.
public enum GradingRule: String, Equatable, Sendable, CaseIterable {
    case optionInKey = "option-in-key"
    case sameTokens = "same-tokens"
    case sameText = "same-text"
    case sameWords = "same-words"
    case equalNumber = "equal-number"
    case withinTolerance = "within-tolerance"
    case equalQuotientAndRemainder = "equal-quotient-and-remainder"
    case equalFraction = "equal-fraction"
    case sameFractionInLowestTerms = "same-fraction-in-lowest-terms"
    case roundedToPlaces = "rounded-to-places"
    case compiles = "compiles"
    case showsTheSame = "shows-the-same"
    /// Nothing was compared, since the answer could not be read.
    case readable
}
