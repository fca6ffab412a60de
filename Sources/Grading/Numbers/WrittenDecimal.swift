/// A decimal number digit by digit, as it is written. Equal values may be written differently: `12`, `12.0`, `012`.
public struct WrittenDecimal: Equatable, Sendable {
    /// Whether a minus stands before it; −0 is possible.
    public var isNegative: Bool
    /// ASCII digits before the decimal sign; may be empty, as in `.5`.
    public var whole: String
    /// ASCII digits after it; may be empty.
    public var fraction: String

    /// Takes ASCII digits; nothing is checked here.
    public init(isNegative: Bool, whole: String, fraction: String) {
        self.isNegative = isNegative
        self.whole = whole
        self.fraction = fraction
    }

    /// How many decimal places are written.
    var places: Int { fraction.count }

    /// Whether two numbers are the same, however they are written.
    public func hasSameValue(as other: WrittenDecimal) -> Bool { shortest == other.shortest }

    /// The same number without needless zeros, and never −0: `12`, `0.5`.
    public var shortest: WrittenDecimal {
        var whole = String(self.whole.drop { $0 == "0" })
        var fraction = self.fraction
        while fraction.last == "0" { fraction.removeLast() }
        if whole.isEmpty { whole = "0" }
        let isZero = whole == "0" && fraction.isEmpty
        return WrittenDecimal(isNegative: isNegative && !isZero, whole: whole, fraction: fraction)
    }

    /// The number where it is whole and fits; nil otherwise.
    var integer: Int? {
        let short = shortest
        guard short.fraction.isEmpty else { return nil }
        return Int((short.isNegative ? "-" : "") + short.whole)
    }

    /// Whether it is a whole number, of any size.
    var isWhole: Bool { shortest.fraction.isEmpty }
}
