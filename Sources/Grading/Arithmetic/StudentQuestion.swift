public import CourseModel

/// Why a question of a student's own is refused.
public enum QuestionRefusal: Error, Equatable, Sendable {
    /// A number, the first or the second, that cannot be read or is not whole.
    case unreadableNumber(Place, text: String)
    case unknownOperation(text: String)
    case divisionByZero
    /// A number or the operation is not there.
    case missingFields
    /// A number or the result does not fit 64 bits.
    case overflow

    /// Which of the two numbers.
    public enum Place: String, Equatable, Sendable {
        case first, second
    }
}

/// A question that a student makes up.
public enum StudentQuestion {
    /// Reads `12 / 5` with the numbers of `locale` and any of `+ - − * × · x / ÷ :`. A division that leaves no
    /// remainder asks for the quotient, any other for quotient and remainder.
    public static func read(_ text: String, locale: LanguageTag) throws(QuestionRefusal) -> ArithmeticQuestion {
        let parts = try QuestionParts.of(text)
        return try read(first: parts.first, operation: parts.operation, second: parts.second, locale: locale)
    }

    /// Reads a question from its three fields.
    public static func read(
        first: String, operation: String, second: String, locale: LanguageTag
    ) throws(QuestionRefusal) -> ArithmeticQuestion {
        guard ![first, operation, second].contains(where: { CleanScalars.of($0).isEmpty }) else { throw .missingFields }
        let firstNumber = try number(first, at: .first, locale)
        guard let sign = TypedOperation.read(operation) else { throw .unknownOperation(text: operation) }
        let secondNumber = try number(second, at: .second, locale)
        return try question(firstNumber, sign, secondNumber)
    }

    private static func number(
        _ text: String, at place: QuestionRefusal.Place, _ locale: LanguageTag
    ) throws(QuestionRefusal) -> Int {
        guard let decimal = NumberReader.read(text, locale: locale).decimal, decimal.isWhole else {
            throw .unreadableNumber(place, text: text)
        }
        guard let value = decimal.integer else { throw .overflow }
        return value
    }

    private static func question(
        _ first: Int, _ operation: ArithmeticOperation, _ second: Int
    ) throws(QuestionRefusal) -> ArithmeticQuestion {
        var question = ArithmeticQuestion(first: first, operation: operation, second: second)
        do throws(ArithmeticFault) {
            _ = try ArithmeticKey.of(question)
        } catch {
            switch error {
            case .divisionByZero: throw .divisionByZero
            case .overflow: throw .overflow
            case .remains: question.division = .remainder
            }
        }
        return question
    }
}
