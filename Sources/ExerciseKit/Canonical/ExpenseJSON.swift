/// An expense as JSON should have it.
public struct ExpenseJSON: Codable {
    public var amount: Double
    public var id: String
    public var name: String
    public var type: String

    public init(_ entry: ExpenseEntry) {
        amount = Double(entry.amount) ?? 0
        id = ExpenseIdentifier.text(entry.id)
        name = entry.name
        type = entry.type
    }
}

/// A field's value in the JSON that a student's code wrote.
public enum FieldInJSON: Decodable {
    case text(String)
    case number(Double)
    case other

    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(String.self) {
            self = .text(text)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .other
        }
    }

    public var plain: String {
        switch self {
        case .text(let text): text
        case .number(let number): CanonicalNumber.text(number)
        case .other: "…"
        }
    }

    fileprivate static func text(_ value: Self?) -> String {
        guard let value else { return ExpenseEntry.missing }
        guard case .text(let text) = value else { return "‹\(value.plain)›" }
        return text
    }

    fileprivate static func number(_ value: Self?) -> String {
        guard let value else { return ExpenseEntry.missing }
        guard case .number = value else { return "‹\(value.plain)›" }
        return value.plain
    }
}

extension ExpenseEntry {
    /// What a student's code wrote, field by field, whatever it wrote; ids by `ordinals`.
    public init(written object: [String: FieldInJSON], _ ordinals: inout Ordinals) {
        self.init(
            id: object["id"].map { "\(ordinals.ordinal(of: $0.plain))" } ?? Self.missing,
            name: FieldInJSON.text(object["name"]), type: FieldInJSON.text(object["type"]),
            amount: FieldInJSON.number(object["amount"]))
    }
}
