/// An exact fraction in lowest terms with a positive denominator.
public struct Rational: Hashable, Sendable {
    public let numerator: Int
    public let denominator: Int

    /// The fraction `numerator / denominator`; throws `divisionByZero`, or `overflow` where it does not fit `Int`.
    public init(_ numerator: Int, _ denominator: Int = 1) throws(ArithmeticFault) {
        guard denominator != 0 else { throw .divisionByZero }
        let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
        let isNegative = (numerator < 0) != (denominator < 0)
        guard let top = Int(exactly: numerator.magnitude / divisor),
            let bottom = Int(exactly: denominator.magnitude / divisor)
        else { throw .overflow }
        self.numerator = isNegative ? -top : top
        self.denominator = bottom
    }

    /// Whether it is a whole number.
    public var isWhole: Bool { denominator == 1 }

    /// Compares exactly, without overflow.
    public static func < (left: Rational, right: Rational) -> Bool {
        let a = left.numerator.multipliedFullWidth(by: right.denominator)
        let b = right.numerator.multipliedFullWidth(by: left.denominator)
        return a.high != b.high ? a.high < b.high : a.low < b.low
    }

    /// The distance between two fractions.
    public func distance(to other: Rational) throws(ArithmeticFault) -> Rational {
        let (a, first) = numerator.multipliedReportingOverflow(by: other.denominator)
        let (b, second) = other.numerator.multipliedReportingOverflow(by: denominator)
        let (difference, third) = a.subtractingReportingOverflow(b)
        let (bottom, fourth) = denominator.multipliedReportingOverflow(by: other.denominator)
        guard !first, !second, !third, !fourth, difference != .min else { throw .overflow }
        return try Rational(abs(difference), bottom)
    }

    private static func greatestCommonDivisor(_ a: UInt, _ b: UInt) -> UInt {
        var (a, b) = (a, b)
        while b != 0 { (a, b) = (b, a % b) }
        return a
    }
}

/// Why an arithmetic question has no answer.
public enum ArithmeticFault: Error, Equatable, Sendable {
    case divisionByZero
    /// The result does not fit a 64-bit integer.
    case overflow
    /// A division of kind `exact` that leaves a remainder.
    case remains(quotient: Int, remainder: Int)
}
