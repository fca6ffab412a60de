internal import CourseModel

/// A rational number of any size. Nothing is ever rounded.
struct ExactNumber: Equatable, Sendable {
    let isNegative: Bool
    let numerator: BigNatural
    /// Never 0; not necessarily prime to the numerator.
    let denominator: BigNatural

    /// Nil where the denominator is 0.
    init?(isNegative: Bool, numerator: BigNatural, denominator: BigNatural) {
        guard !denominator.isZero else { return nil }
        self.init(isNegative, numerator, denominator)
    }

    private init(_ isNegative: Bool, _ numerator: BigNatural, _ denominator: BigNatural) {
        self.isNegative = isNegative && !numerator.isZero
        self.numerator = numerator
        self.denominator = denominator
    }

    init(_ whole: Int) { self.init(whole < 0, BigNatural(whole.magnitude), BigNatural(1)) }

    init(_ rational: Rational) {
        self.init(
            rational.numerator < 0, BigNatural(rational.numerator.magnitude),
            BigNatural(rational.denominator.magnitude))
    }

    init(_ decimal: WrittenDecimal) {
        self.init(
            decimal.isNegative, BigNatural(digits: decimal.whole + decimal.fraction),
            .powerOfTen(decimal.fraction.count))
    }

    static func == (left: ExactNumber, right: ExactNumber) -> Bool {
        left.isNegative == right.isNegative
            && left.numerator * right.denominator == right.numerator * left.denominator
    }

    /// How far the two are apart, from 0 up.
    func distance(to other: ExactNumber) -> ExactNumber {
        let (a, b) = (numerator * other.denominator, other.numerator * denominator)
        let apart = isNegative == other.isNegative ? a.distance(to: b) : a + b
        return ExactNumber(false, apart, denominator * other.denominator)
    }

    /// Whether the distance from 0 is less than that of `other`.
    func isNearerToZero(than other: ExactNumber) -> Bool {
        numerator * other.denominator < other.numerator * denominator
    }
}
