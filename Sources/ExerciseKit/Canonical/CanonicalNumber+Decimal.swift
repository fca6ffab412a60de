extension CanonicalNumber {
    /// `text`, decimal digits with at most one point and perhaps a minus before them, without needless zeros and never
    /// `-0`: `12.50` becomes `12.5`, `00` becomes `0`. Any other text stays as it is.
    public static func text(ofDecimal text: String) -> String {
        let isNegative = text.first == "-"
        let halves = (isNegative ? text.dropFirst() : text[...]).split(separator: ".", omittingEmptySubsequences: false)
        let digits = "0"..."9"
        guard halves.count <= 2, halves.allSatisfy({ $0.allSatisfy { digits.contains(String($0)) } }) else {
            return text
        }
        var whole = halves[0]
        var fraction = halves.count == 2 ? halves[1] : ""
        while whole.first == "0" { whole = whole.dropFirst() }
        while fraction.last == "0" { fraction = fraction.dropLast() }
        let number = (whole.isEmpty ? "0" : whole) + (fraction.isEmpty ? "" : "." + fraction)
        return isNegative && number != "0" ? "-" + number : String(number)
    }
}
