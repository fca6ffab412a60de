/// What is wrong with an exercise, or with what a lesson says of it.
public enum ExerciseProblem: Equatable, Sendable {
    /// A student's file that cannot be called so: it is no plain name with the ending `.swift`.
    case badFileName(name: String)
    /// `learn` has no oracle of this name; `suggestion` is the one meant, perhaps.
    case unknownOracle(name: String, suggestion: String?)
    /// A command of a named case with two names, where a record has one.
    case recordOfTwoNames(first: String, second: String)
    /// The oracle does not know this command of a named case.
    case unknownCommand(caseName: String)
    /// The exercise has no file at this path in its folder.
    case fileMissing(path: String)
    /// The lesson advises on a mistake that the exercise does not have; `suggestion` is the one meant, perhaps.
    case adviceWithoutMistake(mistake: String, suggestion: String?)
    /// The exercise has a mistake on which the lesson does not advise.
    case mistakeWithoutAdvice(mistake: String)
    /// No step of the course is about the exercise.
    case notUsed
    /// `say` has nothing in this language of the course.
    case phrasesMissing(language: String)
    /// `say` has a phrase for `key` in another language and not in this one.
    case phraseMissing(key: String, language: String)

    /// The stable code.
    public var code: String {
        switch self {
        case .badFileName: "bad-file-name"
        case .unknownOracle: "unknown-oracle"
        case .recordOfTwoNames: "record-of-two-names"
        case .unknownCommand: "unknown-command"
        case .fileMissing: "exercise-file-missing"
        case .adviceWithoutMistake: "advice-without-mistake"
        case .mistakeWithoutAdvice: "mistake-without-advice"
        case .notUsed: "exercise-not-used"
        case .phrasesMissing: "phrases-missing"
        case .phraseMissing: "phrase-missing"
        }
    }

    /// A student without advice can still be graded.
    public var severity: Severity {
        switch self {
        case .badFileName, .unknownOracle, .recordOfTwoNames, .unknownCommand, .fileMissing, .adviceWithoutMistake:
            .error
        case .mistakeWithoutAdvice, .notUsed, .phrasesMissing, .phraseMissing: .warning
        }
    }
}
