/// A number as pages read it.
struct PageNumber: Equatable {
    let isNegative: Bool
    /// ASCII digits without needless zeros; `whole` has at least one, `fraction` may be empty.
    let whole: String
    let fraction: String

    /// Nil where `typed` is not understood.
    init?(_ typed: String, decimal: Character, grouping: Character?) {
        var rest = Array(typed.unicodeScalars)[...]
        while let first = rest.first, first.isPageSpace { rest.removeFirst() }
        while let last = rest.last, last.isPageSpace { rest.removeLast() }
        let sign = rest.first
        let isSigned = sign == "-" || sign == "\u{2212}" || sign == "+"
        if isSigned { rest.removeFirst() }
        guard let script = Script.of(rest) else { return nil }
        let isWestern = script == .western
        let halves = rest.split(
            separator: isWestern ? decimal.unicodeScalars.first ?? "." : "\u{66B}", omittingEmptySubsequences: false)
        guard halves.count <= 2, let front = Self.whole(halves[0], script, isWestern ? grouping : nil),
            let back = halves.count == 2 ? script.digits(halves[1]) : "", !(front.isEmpty && back.isEmpty)
        else { return nil }
        var fraction = back
        while fraction.last == "0" { fraction.removeLast() }
        let whole = String(front.drop { $0 == "0" })
        self.fraction = fraction
        self.whole = whole.isEmpty ? "0" : whole
        isNegative = isSigned && sign != "+" && !(whole.isEmpty && fraction.isEmpty)
    }

    /// Such as `-12.5`.
    var text: String { (isNegative ? "-" : "") + whole + (fraction.isEmpty ? "" : "." + fraction) }

    /// Plain digits, or whole groups of three.
    private static func whole(
        _ scalars: ArraySlice<Unicode.Scalar>, _ script: Script, _ grouping: Character?
    ) -> String? {
        if let plain = script.digits(scalars) { return plain }
        guard let sign = grouping?.unicodeScalars.first else { return nil }
        let groups = scalars.split(separator: sign, omittingEmptySubsequences: false).map(script.digits)
        let texts = groups.compactMap(\.self)
        guard texts.count == groups.count, texts.count > 1, (1...3).contains(texts[0].count), texts[0].first != "0",
            texts.dropFirst().allSatisfy({ $0.count == 3 })
        else { return nil }
        return texts.joined()
    }

    /// Digits that pages read, by the first of them.
    private enum Script: UInt32, CaseIterable {
        case western = 0x30
        case arabicIndic = 0x660
        case persian = 0x6F0

        static func of(_ scalars: ArraySlice<Unicode.Scalar>) -> Script? {
            allCases.first { script in scalars.contains { script.value(of: $0) != nil } }
        }

        func value(of scalar: Unicode.Scalar) -> UInt32? {
            (rawValue..<rawValue + 10).contains(scalar.value) ? scalar.value - rawValue : nil
        }

        /// As ASCII; nil where anything else is among them.
        func digits(_ scalars: ArraySlice<Unicode.Scalar>) -> String? {
            let values = scalars.compactMap(value)
            return values.count == scalars.count ? values.map(String.init).joined() : nil
        }
    }
}

extension Unicode.Scalar {
    /// The white space that pages drop or take for a space.
    var isPageSpace: Bool { self == " " || self == "\t" || self == "\n" || self == "\u{A0}" }
}

/// A fraction as pages read it.
enum PageFraction {
    /// `7/3`: reduced unless lowest terms are asked, when what is not reduced is another answer.
    static func canonical(_ typed: String, lowestTerms: Bool, decimal: Character, grouping: Character?) -> String? {
        let halves = typed.unicodeScalars.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\u{2044}" }
        let numbers = halves.compactMap { PageNumber(String($0), decimal: decimal, grouping: grouping) }
        guard numbers.count == halves.count, numbers.count <= 2 else { return nil }
        if numbers.count == 1 { return whole(numbers[0], lowestTerms: lowestTerms) }
        guard let top = integer(numbers[0]), let bottom = integer(numbers[1]), bottom > 0 else { return nil }
        return text(top, bottom, numbers[0].isNegative != numbers[1].isNegative, reduced: !lowestTerms)
    }

    /// A decimal is a fraction too, unless lowest terms are asked.
    private static func whole(_ number: PageNumber, lowestTerms: Bool) -> String? {
        guard number.fraction.isEmpty || !lowestTerms, number.whole.count + number.fraction.count <= longest,
            let top = Int(number.whole + number.fraction)
        else { return nil }
        let bottom = number.fraction.reduce(1) { power, _ in power * 10 }
        return text(top, bottom, number.isNegative, reduced: true)
    }

    private static let longest = 15

    /// Without its sign.
    private static func integer(_ number: PageNumber) -> Int? {
        number.fraction.isEmpty && number.whole.count <= longest ? Int(number.whole) : nil
    }

    private static func text(_ top: Int, _ bottom: Int, _ isNegative: Bool, reduced: Bool) -> String {
        var (a, b) = (top, bottom)
        while b != 0 { (a, b) = (b, a % b) }
        let divisor = reduced ? max(a, 1) : 1
        return (isNegative && top != 0 ? "-" : "") + "\(top / divisor)/\(bottom / divisor)"
    }
}
