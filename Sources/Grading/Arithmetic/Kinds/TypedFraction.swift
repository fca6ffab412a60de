/// A fraction as a student wrote it.
struct TypedFraction: Equatable {
    enum Form: Equatable {
        /// `7/3`, `2 1/3`, or a whole number.
        case fraction
        /// `2.5`
        case decimal
    }

    let isNegative: Bool
    /// Of the improper fraction: 7 of `2 1/3`.
    let numerator: BigNatural
    let denominator: BigNatural
    let form: Form
    /// Canonical: `7/3`, `2 1/3`, `2.5`.
    let text: String

    /// Nil where the denominator is 0.
    var value: ExactNumber? {
        ExactNumber(isNegative: isNegative, numerator: numerator, denominator: denominator)
    }
}
