internal import CourseModel

/// Marks the answer to a question whose key is a whole number: sums, differences, products, `exact` and `integer`
/// division. `12.0` is 12; `11.9999999999999999999` is not.
struct WholeGrader {
    let key: Int
    /// Of a division, whose remainder someone may type too.
    let isQuotient: Bool
    let tolerance: Rational?
    let locale: LanguageTag

    func mark(_ typed: String) -> MarkedNumber {
        switch NumberReader.read(typed, locale: locale) {
        case .unreadable(let remark): return .unreadable(hasRemainder(typed) ? .onlyQuotientAsked : remark)
        case .number(let decimal, let note):
            let (value, key) = (ExactNumber(decimal), ExactNumber(key))
            let isRight = tolerance.map { value.isWithin($0, of: key) } ?? (value == key)
            return MarkedNumber(
                isRight: isRight, read: ArithmeticText.decimal(decimal.shortest, locale: locale), remarks: [note],
                rule: tolerance == nil ? .equalNumber : .withinTolerance)
        }
    }

    private func hasRemainder(_ typed: String) -> Bool {
        guard isQuotient, case .numbers = RemainderReader.read(typed, locale: locale) else { return false }
        return true
    }
}
