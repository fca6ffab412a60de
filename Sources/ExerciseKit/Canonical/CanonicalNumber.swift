/// Numbers as text, written in one way only.
public enum CanonicalNumber {
    /// The shortest decimal text that reads as `number`, without `.0`: `12.5`, `8`.
    public static func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
