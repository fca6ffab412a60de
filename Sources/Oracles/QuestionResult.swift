public import ExerciseKit

/// Works out a question's result, a quotient cut toward zero, and writes the question with the signs that people read.
/// What has no result stops the program, with Swift's own words.
public struct QuestionResultReference: Reference {
    public init() {}

    public mutating func perform(_ command: QuestionResult.Command) throws(Trap) -> QuestionResult.Observation {
        let question = command.question
        let result = try Self.result(of: question)
        return QuestionResult.Observation(
            result: result, text: "\(question.first) \(Self.shownSign(question.sign)) \(question.second)")
    }

    private static func result(of question: ArithmeticQuestion) throws(Trap) -> Int {
        if question.sign == .divide && question.second == 0 { throw Trap("Division by zero") }
        let (first, second) = (Int128(question.first), Int128(question.second))
        let result =
            switch question.sign {
            case .add: first + second
            case .subtract: first - second
            case .multiply: first * second
            case .divide: quotient(first, second)
            }
        guard let fitting = Int(exactly: result) else { throw Trap("arithmetic overflow") }
        return fitting
    }

    /// How often `divisor` fits into `dividend`, both taken without their signs; then the sign is put back.
    private static func quotient(_ dividend: Int128, _ divisor: Int128) -> Int128 {
        let size = Int128(dividend.magnitude / divisor.magnitude)
        return (dividend < 0) == (divisor < 0) ? size : -size
    }

    private static func shownSign(_ sign: ArithmeticSign) -> String {
        switch sign {
        case .add: "+"
        case .subtract: "\u{2212}"
        case .multiply: "\u{D7}"
        case .divide: "\u{F7}"
        }
    }
}
