public import CourseModel

/// Why a question of a student's own is refused.
public enum QuestionRefusal: Error, Equatable, Sendable {
    /// A number, the first or the second, that cannot be read or is not whole.
    case unreadableNumber(Place, text: String)
    case unknownOperation(text: String)
    /// Two numbers with nothing between them.
    case noOperation
    /// More than one operation, as in `3 + 4 + 5`.
    case severalOperations
    case divisionByZero
    /// A whole quotient was asked, and the division leaves a remainder.
    case remains
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
    /// Reads `12 / 5` with the numbers of `locale` and any of `+ - − * × · x / ÷ :`. A number may stand in brackets, and
    /// `=` or `= ?` after it all. A division asks for what `division` says.
    public static func read(
        _ text: String, locale: LanguageTag, division: Division
    ) throws(QuestionRefusal) -> ArithmeticQuestion {
        let parts = try QuestionParts.of(text)
        return try read(
            first: parts.first, operation: parts.operation, second: parts.second, locale: locale, division: division)
    }

    /// Reads a question from its three fields.
    public static func read(
        first: String, operation: String, second: String, locale: LanguageTag, division: Division
    ) throws(QuestionRefusal) -> ArithmeticQuestion {
        guard ![first, operation, second].contains(where: { CleanScalars.of($0).isEmpty }) else { throw .missingFields }
        let firstNumber = try number(first, at: .first, locale)
        guard let sign = TypedOperation.read(operation) else { throw .unknownOperation(text: operation) }
        let secondNumber = try number(second, at: .second, locale)
        return try answerable(
            ArithmeticQuestion(first: firstNumber, operation: sign, second: secondNumber, division: division))
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

    private static func answerable(_ question: ArithmeticQuestion) throws(QuestionRefusal) -> ArithmeticQuestion {
        do throws(ArithmeticFault) {
            _ = try ArithmeticKey.of(question)
            return question
        } catch {
            switch error {
            case .divisionByZero: throw .divisionByZero
            case .overflow: throw .overflow
            case .remains: throw .remains
            }
        }
    }
}
