import CourseModel
import Grading
import Reporting

/// What an answer to a step consists of.
enum AnswerForm: Equatable {
    case options(count: Int, several: Bool)
    case blanks(count: Int)
    case numbers([ArithmeticQuestion])

    /// Nil for a text, which takes no answer, and for code, which is written in files.
    init?(_ step: Step) {
        switch step.content {
        case .text, .code: return nil
        case .quiz(let quiz): self = .options(count: quiz.options.count, several: quiz.hasSeveralAnswers)
        case .fill(let fill): self = .blanks(count: fill.blanks.count)
        case .arithmetic(let set): self = .numbers(QuestionSource.questions(of: set, step: step.id))
        }
    }

    /// How many texts an answer has; one where any number will do.
    var count: Int {
        switch self {
        case .options: 1
        case .blanks(let count): count
        case .numbers(let questions): questions.count
        }
    }

    /// The answer made of `texts`; nil where their number does not fit. Quotient and remainder may come as two words.
    func answer(_ texts: [String]) -> GivenAnswer? {
        switch self {
        case .options: return GivenAnswer(answer: .choices(texts), texts: texts)
        case .blanks(let count):
            guard texts.count == count else { return nil }
            return GivenAnswer(answer: .blanks(texts), texts: texts)
        case .numbers(let questions):
            guard let fitting = texts.count == questions.count ? texts : Self.join(texts, for: questions) else {
                return nil
            }
            return GivenAnswer(answer: .numbers(fitting), texts: fitting)
        }
    }

    private static func join(_ texts: [String], for questions: [ArithmeticQuestion]) -> [String]? {
        let widths = questions.map { $0.operation == .divide && $0.division == .remainder ? 2 : 1 }
        guard texts.count == widths.reduce(0, +) else { return nil }
        var rest = texts[...]
        return widths.map { width in
            defer { rest = rest.dropFirst(width) }
            return rest.prefix(width).joined(separator: " ")
        }
    }
}

/// An answer and the texts it was made of.
struct GivenAnswer: Equatable, Sendable {
    var answer: Answer
    var texts: [String]
}
