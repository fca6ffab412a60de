/// Everything that can be wrong with a course. Codes are permanent once released; the prose is in `Reporting`.
public enum CourseProblem: Equatable, Sendable {
    case file(FileProblem)
    case syntax(SyntaxProblem)
    case shape(ShapeProblem)
    case question(QuestionProblem)
    case arithmetic(ArithmeticProblem)
    case exercise(ExerciseProblem)
    case translation(TranslationProblem)

    /// The stable code, kebab words.
    public var code: String {
        switch self {
        case .file(let problem): problem.code
        case .syntax(let problem): problem.code
        case .shape(let problem): problem.code
        case .question(let problem): problem.code
        case .arithmetic(let problem): problem.code
        case .exercise(let problem): problem.code
        case .translation(let problem): problem.code
        }
    }

    /// Everything is an error but what a student would hardly notice.
    public var severity: Severity {
        switch self {
        case .question(let problem): problem.severity
        case .translation(let problem): problem.severity
        case .syntax(let problem): problem.severity
        case .exercise(let problem): problem.severity
        case .file, .shape, .arithmetic: .error
        }
    }
}
