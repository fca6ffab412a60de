public import CourseModel

/// Questions and keys of arithmetic as a student sees them, in Western digits with the locale's decimal sign.
public enum ArithmeticText {
    /// `12 ÷ 5`; a negative number after the sign stands in brackets: `3 × (−4)`.
    public static func of(_ question: ArithmeticQuestion) -> String {
        let second = integer(question.second)
        return "\(integer(question.first)) \(question.operation.sign) \(question.second < 0 ? "(\(second))" : second)"
    }

    /// `12`, `2 r 1`, `2.40`, `7/3`. A whole fraction is a plain number. No grouping.
    public static func key(_ key: ArithmeticKey, locale: LanguageTag) -> String {
        switch key {
        case .whole(let value): integer(value)
        case .quotient(let quotient, let remainder): "\(integer(quotient)) r \(integer(remainder))"
        case .rounded(let decimal, _, _): self.decimal(decimal, locale: locale)
        case .fraction(let fraction, _): rational(fraction)
        }
    }

    /// `decimal` with the decimal sign of `locale` and a true minus sign, as many places as it has.
    public static func decimal(_ decimal: WrittenDecimal, locale: LanguageTag) -> String {
        (NumberPattern.of(locale) ?? .point).text(of: decimal)
    }

    static func rational(_ value: Rational) -> String {
        value.isWhole ? integer(value.numerator) : "\(integer(value.numerator))/\(value.denominator)"
    }

    static func integer(_ value: Int) -> String { (value < 0 ? "\u{2212}" : "") + String(value.magnitude) }
}
