public import ExerciseKit

/// Keeps questions, the newest first. What was typed is looked at in this order: whether there are three fields, the first
/// number, the second, the operation, a division by zero, and whether `Int` has room for the result. The first fault is
/// the reason why nothing is added. Spaces around a text do not matter.
public struct CreateQuestionReference: Reference {
    private var questions: [ArithmeticQuestion] = []

    public init() {}

    public mutating func perform(_ command: CreateQuestion.Command) throws(Trap) -> CreateQuestion.Observation {
        do throws(Fault) {
            let question = try Self.question(from: command.fields)
            questions = [question] + questions
            return CreateQuestion.Observation(refusal: nil, questions: questions)
        } catch {
            return CreateQuestion.Observation(refusal: error.refusal, questions: questions)
        }
    }

    private struct Fault: Error {
        var refusal: CreateQuestion.Refusal
    }

    private static func question(from fields: [String]) throws(Fault) -> ArithmeticQuestion {
        guard fields.count == 3 else { throw Fault(refusal: .missingFields) }
        let first = try number(fields[0])
        let second = try number(fields[1])
        let operation = trimmed(fields[2])
        guard let sign = ArithmeticSign(rawValue: operation) else {
            throw Fault(refusal: .unknownOperation(operation))
        }
        if sign == .divide && second == 0 { throw Fault(refusal: .divisionByZero) }
        guard fits(first, sign, second) else { throw Fault(refusal: .overflow) }
        return ArithmeticQuestion(first: first, sign: sign, second: second)
    }

    /// A sign, `-` or `+`, may stand before the digits 0 to 9; any other character, or too many digits, makes it unreadable.
    private static func number(_ field: String) throws(Fault) -> Int {
        let text = trimmed(field)
        var digits = text[...]
        if text.first == "-" || text.first == "+" { digits = digits.dropFirst() }
        var value: Int128 = 0
        var isReadable = !digits.isEmpty
        for digit in digits {
            guard ("0"..."9").contains(digit), let digit = digit.wholeNumberValue, value <= Int128(Int.max) else {
                isReadable = false
                break
            }
            value = value * 10 + Int128(digit)
        }
        guard isReadable, let number = Int(exactly: text.first == "-" ? -value : value) else {
            throw Fault(refusal: .unreadableNumber(text))
        }
        return number
    }

    /// Whether `Int` has room for the result, which is worked out with twice the bits.
    private static func fits(_ first: Int, _ sign: ArithmeticSign, _ second: Int) -> Bool {
        let (first, second) = (Int128(first), Int128(second))
        let result =
            switch sign {
            case .add: first + second
            case .subtract: first - second
            case .multiply: first * second
            case .divide: first / second
            }
        return Int(exactly: result) != nil
    }

    private static func trimmed(_ text: String) -> String {
        var text = text[...]
        while text.first == " " { text = text.dropFirst() }
        while text.last == " " { text = text.dropLast() }
        return String(text)
    }
}
