internal import CourseModel

/// Reads a fraction: `7/3`, `7 / 3`, `-2 1/3`, `2⅓`, with any fraction slash; a whole number or a decimal too.
///
/// In a mixed number the fraction must be less than one: `1 234/5` is 1,234 fifths, its space a grouping one, and `1 4/3`
/// is nothing. A denominator of 0 makes no number.
enum FractionReader {
    enum Reading: Equatable {
        /// `note` says how a number was read where another habit would read it otherwise.
        case fraction(TypedFraction, note: Remark?)
        case unreadable(Remark)
    }

    static func read(_ text: String, locale: LanguageTag) -> Reading {
        let scalars = CleanScalars.of(text).flatMap(VulgarFraction.spelledOut)
        guard scalars.count <= 3 * NumberReader.digitLimit else { return .unreadable(.numberTooLong) }
        let halves = scalars.split(maxSplits: 2, omittingEmptySubsequences: false, whereSeparator: isSlash)
        guard halves.count > 1 else { return readDecimal(scalars, locale: locale) }
        guard halves.count == 2 else { return .unreadable(.expressionNotResult) }
        let isNegative = halves[0].first { $0 != " " }.map(NumberSymbol.isMinus) ?? false
        switch (whole(halves[0], locale: locale), whole(halves[1], locale: locale)) {
        case (.unreadable(let remark), _):
            return mixed(halves[0], halves[1], isNegative: isNegative, locale: locale) ?? .unreadable(remark)
        case (_, .unreadable(let remark)): return .unreadable(remark)
        case (.number(let top, let note), .number(let bottom, let otherNote)):
            return mixed(halves[0], halves[1], isNegative: isNegative, locale: locale)
                ?? simple(top, bottom, note: note ?? otherNote)
        }
    }

    private static func isSlash(_ scalar: Unicode.Scalar) -> Bool {
        ["/", "\u{2044}", "\u{2215}", "\u{FF0F}", "\u{F7}"].contains(scalar)
    }

    private static func readDecimal(_ scalars: [Unicode.Scalar], locale: LanguageTag) -> Reading {
        switch NumberReader.read(scalars, locale: locale) {
        case .unreadable(let remark): return .unreadable(remark)
        case .number(let decimal, let note):
            let value = ExactNumber(decimal)
            let typed = TypedFraction(
                isNegative: value.isNegative,
                numerator: decimal.isWhole ? BigNatural(digits: decimal.whole) : value.numerator,
                denominator: decimal.isWhole ? BigNatural(1) : value.denominator,
                form: decimal.isWhole ? .fraction : .decimal,
                text: ArithmeticText.decimal(decimal.shortest, locale: locale))
            return .fraction(typed, note: note)
        }
    }

    private static func whole(_ scalars: ArraySlice<Unicode.Scalar>, locale: LanguageTag) -> NumberReading {
        let reading = NumberReader.read(Array(CleanScalars.trimmed(scalars)), locale: locale)
        if let decimal = reading.decimal, !decimal.isWhole { return .unreadable(.notANumber) }
        return reading == .unreadable(.nothingTyped) ? .unreadable(.notANumber) : reading
    }

    private static func simple(_ top: WrittenDecimal, _ bottom: WrittenDecimal, note: Remark?) -> Reading {
        let denominator = BigNatural(digits: bottom.shortest.whole)
        guard !denominator.isZero else { return .unreadable(.notANumber) }
        let isNegative = top.isNegative != bottom.isNegative
        let (first, second) = (top.shortest.whole, bottom.shortest.whole)
        return .fraction(
            TypedFraction(
                isNegative: isNegative, numerator: BigNatural(digits: first), denominator: denominator, form: .fraction,
                text: "\(isNegative ? "\u{2212}" : "")\(first)/\(second)"), note: note)
    }

    /// `2 1/3`: nil where the text before the slash is not two plain numbers or the fraction is not less than one.
    private static func mixed(
        _ left: ArraySlice<Unicode.Scalar>, _ right: ArraySlice<Unicode.Scalar>, isNegative: Bool, locale: LanguageTag
    ) -> Reading? {
        guard let (front, top) = splitAtLastSpace(left) else { return nil }
        let readings = [front, top, right].map { whole($0, locale: locale) }
        guard let wholes = readings[0].decimal?.shortest.whole, let first = readings[1].decimal,
            let second = readings[2].decimal, !first.isNegative, !second.isNegative,
            top.first.map(NumberSymbol.isMinus) != true
        else { return nil }
        let (numerator, denominator) = (first.shortest.whole, second.shortest.whole)
        let (small, bottom) = (BigNatural(digits: numerator), BigNatural(digits: denominator))
        guard small < bottom else { return nil }
        return .fraction(
            TypedFraction(
                isNegative: isNegative, numerator: BigNatural(digits: wholes) * bottom + small, denominator: bottom,
                form: .fraction, text: "\(isNegative ? "\u{2212}" : "")\(wholes) \(numerator)/\(denominator)"),
            note: readings.lazy.compactMap(\.note).first)
    }

    private static func splitAtLastSpace(
        _ scalars: ArraySlice<Unicode.Scalar>
    ) -> (ArraySlice<Unicode.Scalar>, ArraySlice<Unicode.Scalar>)? {
        var scalars = scalars
        while scalars.last == " " { scalars.removeLast() }
        guard let space = scalars.lastIndex(of: " ") else { return nil }
        let front = scalars[..<space]
        guard front.contains(where: { DigitScript.digit($0) != nil }) else { return nil }
        return (front, scalars[(space + 1)...])
    }
}
