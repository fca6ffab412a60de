internal import CourseModel

/// A typed text as symbols, its sign taken off.
struct ScannedNumber {
    let isNegative: Bool
    /// Digits and signs where there is no fault.
    let body: ArraySlice<NumberSymbol>
    /// The scripts of its digits, in the order met.
    let scripts: [DigitScript]

    init(_ scalars: [Unicode.Scalar]) {
        var scripts: [DigitScript] = []
        let symbols = scalars.map { scalar -> NumberSymbol in
            guard let (script, value) = DigitScript.digit(scalar) else { return NumberSymbol(scalar) }
            if !scripts.contains(script) { scripts.append(script) }
            return .digit(value)
        }
        self.scripts = scripts
        isNegative = symbols.first == .minus
        let hasSign = symbols.first == .minus || symbols.first == .plus
        body = symbols.dropFirst(hasSign ? 1 : 0).drop { hasSign && $0 == .sign(" ") }
    }

    /// Why no locale reads this as a number; nil where one might.
    var fault: Remark? {
        if body.contains(.other) || scripts.isEmpty { return .notANumber }
        if isExpression { return .expressionNotResult }
        if body.contains(where: { $0 == .minus || $0 == .plus || $0 == .operation }) { return .notANumber }
        if scripts.count > 1 { return .mixedDigits }
        return digitCount > NumberReader.digitLimit ? .numberTooLong : nil
    }

    private var digitCount: Int {
        body.reduce(0) { count, symbol in if case .digit = symbol { count + 1 } else { count } }
    }

    /// Whether an operation stands somewhere after a first digit and before a last one.
    private var isExpression: Bool {
        func isDigit(_ symbol: NumberSymbol) -> Bool { if case .digit = symbol { true } else { false } }
        guard let first = body.firstIndex(where: isDigit), let last = body.lastIndex(where: isDigit) else {
            return false
        }
        return body[first...last].contains { $0 == .minus || $0 == .plus || $0 == .operation }
    }

    /// The number where the body fits `pattern`, or groups by spaces; nil otherwise.
    func parsed(by pattern: NumberPattern) -> (decimal: WrittenDecimal, isGrouped: Bool)? {
        let halves = body.split(separator: .sign(pattern.decimal), omittingEmptySubsequences: false)
        guard halves.count <= 2, let whole = WholePart(halves[0], pattern: pattern) else { return nil }
        guard let fraction = halves.count == 2 ? Self.digits(halves[1]) : "" else { return nil }
        guard !(whole.digits.isEmpty && fraction.isEmpty) else { return nil }
        let decimal = WrittenDecimal(isNegative: isNegative, whole: whole.digits, fraction: fraction)
        return (decimal, whole.isGrouped)
    }

    /// The digits of `symbols` as ASCII; nil where anything else is among them.
    fileprivate static func digits(_ symbols: ArraySlice<NumberSymbol>) -> String? {
        var bytes: [UInt8] = []
        for symbol in symbols {
            guard case .digit(let value) = symbol else { return nil }
            bytes.append(UInt8(ascii: "0") + value)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// What stands before the decimal sign.
private struct WholePart {
    var digits: String
    var isGrouped: Bool

    /// Nil where the symbols are not plain digits or complete groups.
    init?(_ symbols: ArraySlice<NumberSymbol>, pattern: NumberPattern) {
        if let digits = ScannedNumber.digits(symbols) {
            self.digits = digits
            isGrouped = false
        } else if let digits = Self.grouped(symbols, by: pattern.grouping, pattern.groups)
            ?? Self.grouped(symbols, by: " ", .threes)
        {
            self.digits = digits
            isGrouped = true
        } else {
            return nil
        }
    }

    /// The first group is short but never empty and never begins with 0: `0,123` is somebody's decimal.
    private static func grouped(
        _ symbols: ArraySlice<NumberSymbol>, by sign: Unicode.Scalar, _ groups: NumberPattern.Groups
    ) -> String? {
        let parts = symbols.split(separator: .sign(sign), omittingEmptySubsequences: false)
        let texts = parts.compactMap(ScannedNumber.digits)
        guard texts.count == parts.count, let first = texts.first, texts.count > 1 else { return nil }
        let middle = groups == .threes ? 3 : 2
        guard (1...middle).contains(first.count), first.first != "0", texts.last?.count == 3 else { return nil }
        guard texts.dropFirst().dropLast().allSatisfy({ $0.count == middle }) else { return nil }
        return texts.joined()
    }
}
