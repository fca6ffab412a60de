extension NumberPattern {
    /// `decimal` as this pattern writes it, in Western digits with a true minus sign (U+2212).
    public func text(of decimal: WrittenDecimal, isGrouped: Bool = false) -> String {
        let digits = decimal.whole.isEmpty ? "0" : decimal.whole
        let whole = isGrouped ? grouped(digits) : digits
        let fraction = decimal.fraction.isEmpty ? "" : "\(self.decimal)\(decimal.fraction)"
        return (decimal.isNegative ? "\u{2212}" : "") + whole + fraction
    }

    private func grouped(_ digits: String) -> String {
        var rest = Substring(digits)
        var parts: [Substring] = []
        var size = 3
        while rest.count > size {
            parts.append(rest.suffix(size))
            rest = rest.dropLast(size)
            size = groups == .threes ? 3 : 2
        }
        parts.append(rest)
        return parts.reversed().joined(separator: String(shownGrouping))
    }

    /// A space must not break the line in the middle of a number.
    private var shownGrouping: Unicode.Scalar { grouping == " " ? "\u{A0}" : grouping }
}
