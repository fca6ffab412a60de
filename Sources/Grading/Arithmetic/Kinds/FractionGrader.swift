internal import CourseModel

/// Marks a fraction. Equal fractions are equal (`7/3`, `14/6`, `2 1/3`), and so are a whole number or a decimal of the
/// same value. Where lowest terms are asked, the fraction itself must be in them (`2 1/3` is), and a decimal is not what
/// was asked: it is unreadable, whatever its value.
struct FractionGrader {
    let key: Rational
    let lowestTerms: Bool
    let tolerance: Rational?
    let locale: LanguageTag

    func mark(_ typed: String) -> MarkedNumber {
        switch FractionReader.read(typed, locale: locale) {
        case .unreadable(let remark): .unreadable(remark)
        case .fraction(let fraction, let note): lowestTerms ? markLowest(fraction, note) : markEqual(fraction, note)
        }
    }

    private func markEqual(_ typed: TypedFraction, _ note: Remark?) -> MarkedNumber {
        let value = typed.value
        let isEqual = value == ExactNumber(key)
        let isNear = tolerance.flatMap { near in value.map { $0.isWithin(near, of: ExactNumber(key)) } } ?? false
        return MarkedNumber(
            isRight: isEqual || isNear, read: typed.text, remarks: [note],
            rule: tolerance == nil ? .equalFraction : .withinTolerance)
    }

    private func markLowest(_ typed: TypedFraction, _ note: Remark?) -> MarkedNumber {
        guard typed.form == .fraction else { return .unreadable(.fractionWanted) }
        let isEqual = typed.value == ExactNumber(key)
        let isLowest = typed.denominator == BigNatural(key.denominator.magnitude)
        return MarkedNumber(
            isRight: isEqual && isLowest, read: typed.text,
            remarks: [isEqual && !isLowest ? .notInLowestTerms : nil, note], rule: .sameFractionInLowestTerms)
    }
}
