public import CourseModel

/// The right answer to a question of arithmetic.
public enum ArithmeticKey: Equatable, Sendable {
    case whole(Int)
    /// The quotient toward zero; the remainder has the dividend's sign.
    case quotient(Int, remainder: Int)
    /// `exact` rounded to `places`, half away from zero.
    case rounded(WrittenDecimal, exact: Rational, places: Int)
    case fraction(Rational, lowestTerms: Bool)

    /// The key of `question`. Throws `divisionByZero`; `overflow` where the result does not fit `Int` (or, for decimals and
    /// fractions, an operand is −2⁶³); `remains` where an `exact` division leaves a remainder.
    public static func of(_ question: ArithmeticQuestion) throws(ArithmeticFault) -> ArithmeticKey {
        let (first, second) = (question.first, question.second)
        return switch question.operation {
        case .add: try whole(first.addingReportingOverflow(second))
        case .subtract: try whole(first.subtractingReportingOverflow(second))
        case .multiply: try whole(first.multipliedReportingOverflow(by: second))
        case .divide: try ofDivision(first, by: second, question.division)
        }
    }

    private static func whole(_ result: (partialValue: Int, overflow: Bool)) throws(ArithmeticFault) -> ArithmeticKey {
        guard !result.overflow else { throw .overflow }
        return .whole(result.partialValue)
    }

    private static func ofDivision(
        _ first: Int, by second: Int, _ division: Division
    ) throws(ArithmeticFault) -> ArithmeticKey {
        guard second != 0 else { throw .divisionByZero }
        guard first != .min || second != -1 else { throw .overflow }
        let (quotient, remainder) = first.quotientAndRemainder(dividingBy: second)
        switch division {
        case .exact:
            guard remainder == 0 else { throw .remains(quotient: quotient, remainder: remainder) }
            return .whole(quotient)
        case .integer: return .whole(quotient)
        case .remainder: return .quotient(quotient, remainder: remainder)
        case .decimal(let places):
            let exact = try Rational(first, second)
            return .rounded(exact.rounded(toPlaces: places), exact: exact, places: places)
        case .fraction(let lowestTerms): return .fraction(try Rational(first, second), lowestTerms: lowestTerms)
        }
    }
}

extension Rational {
    /// The nearest decimal of `places` (0 to 9; else the nearest of these is taken), half away from zero.
    func rounded(toPlaces places: Int) -> WrittenDecimal {
        let places = min(max(places, 0), 9)
        let scale = (0..<places).reduce(UInt128(1)) { power, _ in power * 10 }
        let bottom = UInt128(denominator.magnitude)
        let scaled = (2 * UInt128(numerator.magnitude) * scale + bottom) / (2 * bottom)
        let (whole, fraction) = scaled.quotientAndRemainder(dividingBy: scale)
        let digits = String(fraction)
        let padded = places == 0 ? "" : String(repeating: "0", count: places - digits.count) + digits
        return WrittenDecimal(isNegative: numerator < 0 && scaled > 0, whole: String(whole), fraction: padded)
    }
}
