internal import CourseModel

/// Marks the answer to a question whose key is a whole number: sums, differences, products, `exact` and `integer`
/// division. `12.0` is 12; `11.9999999999999999999` is not.
struct WholeGrader {
    let key: Int
    let tolerance: Rational?
    let locale: LanguageTag

    func mark(_ typed: String) -> MarkedNumber {
        switch NumberReader.read(typed, locale: locale) {
        case .unreadable(let remark): return .unreadable(remark)
        case .number(let decimal, let note):
            let (value, key) = (ExactNumber(decimal), ExactNumber(key))
            let isRight = tolerance.map { value.isWithin($0, of: key) } ?? (value == key)
            return MarkedNumber(
                isRight: isRight, read: ArithmeticText.decimal(decimal.shortest, locale: locale), remarks: [note],
                rule: tolerance == nil ? .equalNumber : .withinTolerance)
        }
    }
}
