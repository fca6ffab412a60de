/// The identifiers in JSON that a command brings along: of version 4, alike but for the last digit.
public enum ExpenseIdentifier {
    public static let digits = ["A", "B", "C", "D", "E", "F"]

    public static func isDigit(_ text: String) -> Bool { digits.contains(text) }

    /// The identifier that ends with `digit`, in upper case as `UUID` writes it.
    public static func text(_ digit: String) -> String { "5E1D09B7-2C84-4F16-A3D9-71B0C6E82F4" + digit }
}
