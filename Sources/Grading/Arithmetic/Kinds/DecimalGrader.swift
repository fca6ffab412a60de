internal import CourseModel

/// Marks a quotient asked to so many decimal places. Right are the rounded key (half away from zero), written with more
/// zeros or fewer, and the exact quotient where someone has all of it. With a tolerance, so is all that is near enough
/// to the exact quotient.
struct DecimalGrader {
    let rounded: WrittenDecimal
    let exact: Rational
    let tolerance: Rational?
    let locale: LanguageTag

    func mark(_ typed: String) -> MarkedNumber {
        switch NumberReader.read(typed, locale: locale) {
        case .unreadable(let remark): return .unreadable(remark)
        case .number(let decimal, let note):
            let isRight = accepts(decimal)
            let rounding =
                !isRight && isRoundedOtherwise(decimal) ? Remark.roundedOtherwise(places: rounded.places) : nil
            return MarkedNumber(
                isRight: isRight, read: ArithmeticText.decimal(decimal.shortest, locale: locale),
                remarks: [rounding, note], rule: tolerance == nil ? .roundedToPlaces : .withinTolerance)
        }
    }

    private func accepts(_ decimal: WrittenDecimal) -> Bool {
        let (value, exact) = (ExactNumber(decimal), ExactNumber(exact))
        if decimal.hasSameValue(as: rounded) || value == exact { return true }
        return tolerance.map { value.isWithin($0, of: exact) } ?? false
    }

    /// Whether the number is the quotient cut off or rounded, in whatever way, to the places it is written with.
    private func isRoundedOtherwise(_ decimal: WrittenDecimal) -> Bool {
        let unit = ExactNumber(isNegative: false, numerator: BigNatural(1), denominator: .powerOfTen(decimal.places))
        guard let unit else { return false }
        return ExactNumber(decimal).distance(to: ExactNumber(exact)).isNearerToZero(than: unit)
    }
}
