import Foundation

/// What somebody typed, read by the field's format and the screen's locale.
enum TypedValue {
    static func read<F: ParseableFormatStyle>(_ typed: String, _ format: F, _ locale: Locale) -> F.FormatInput?
    where F.FormatOutput == String {
        let text = typed.trimmingCharacters(in: .whitespaces)
        let strategy = format.locale(locale).parseStrategy
        let bare = number(in: text, locale)
        // Foundation reads "12.50" in German as 1250: what is no number of the locale is none here.
        if isNumber(F.FormatInput.self), bare == nil { return nil }
        if let value = parse(strategy, text) { return value }
        guard let bare else { return nil }
        return sample(format.locale(locale), bare, locale).flatMap { parse(strategy, $0) }
            ?? convert(bare, F.FormatInput.self)
    }

    private static func isNumber(_ type: Any.Type) -> Bool {
        type == Decimal.self || type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type
    }

    private static func parse<S: ParseStrategy>(_ strategy: S, _ text: String) -> S.ParseOutput?
    where S.ParseInput == String { try? strategy.parse(text) }

    /// A currency or percent field takes the bare number too: the text as the format itself would write it.
    private static func sample<F: FormatStyle>(_ format: F, _ number: Decimal, _ locale: Locale) -> String?
    where F.FormatOutput == String {
        guard let value = convert(number, F.FormatInput.self) else { return nil }
        let text = format.format(value)
        return text.contains("%") ? convert(number / 100, F.FormatInput.self).map(format.format) : text
    }

    private static func convert<T>(_ number: Decimal, _ type: T.Type) -> T? {
        if type == Decimal.self { return number as? T }
        let double = NSDecimalNumber(decimal: number).doubleValue
        if let float = type as? any BinaryFloatingPoint.Type { return makeFloat(float, double) as? T }
        if let integer = type as? any BinaryInteger.Type, double == double.rounded() {
            return makeInteger(integer, double) as? T
        }
        return nil
    }

    private static func makeFloat<T: BinaryFloatingPoint>(_ type: T.Type, _ value: Double) -> Any { T(value) }
    private static func makeInteger<T: BinaryInteger>(_ type: T.Type, _ value: Double) -> Any? { T(exactly: value) }

    /// Digits, grouped by the locale's separator in threes or not at all, then its decimal separator: strictly.
    static func number(in typed: String, _ locale: Locale) -> Decimal? {
        let point = locale.decimalSeparator ?? "."
        let group = locale.groupingSeparator ?? ","
        let words = typed.split(whereSeparator: \.isWhitespace).filter { !isCurrency($0, locale) }
        var text = words.joined().filter { !($0.isCurrencySymbol || $0 == "%" || $0 == "٪") }
        guard !text.contains(where: \.isLetter) else { return nil }
        text = String(text.map { $0.wholeNumberValue.flatMap { Character("\($0)") } ?? $0 })
        let isNegative = text.hasPrefix("-") || text.hasPrefix("−")
        if isNegative { text.removeFirst() }
        let halves = text.components(separatedBy: point)
        guard halves.count <= 2, let whole = digits(halves[0], group) else { return nil }
        let fraction = halves.count == 2 ? halves[1] : ""
        guard fraction.allSatisfy({ $0.isASCII && $0.isNumber }), !(whole.isEmpty && fraction.isEmpty) else {
            return nil
        }
        let number = Decimal(string: (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction))
        return number.map { isNegative ? -$0 : $0 }
    }

    private static func isCurrency(_ word: Substring, _ locale: Locale) -> Bool {
        if let symbol = locale.currencySymbol, word == symbol { return true }
        return word.count == 3 && word.allSatisfy { $0.isASCII && $0.isUppercase }
    }

    private static func digits(_ text: String, _ group: String) -> String? {
        let runs = text.components(separatedBy: group)
        guard runs.joined().allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        guard runs.count > 1 else { return text }
        guard (1...3).contains(runs[0].count), runs.dropFirst().allSatisfy({ $0.count == 3 }) else { return nil }
        return runs.joined()
    }
}
