import Foundation

/// An expense: what it was for, its type ("Personal" or "Business"), and the amount.
///
/// Each new expense gets an `id` that no other has. As JSON an expense has the keys `id`, `name`, `type` and `amount`,
/// and read back from JSON it is the same expense.
public struct ExpenseItem {
    public private(set) var id: UUID = .init()
    public var name: String
    public var type: String
    public var amount: Double
    /// Not saved.
    var isSelected = false

    init(name: String, type: String, amount: Double) {
        self.name = name
        self.type = type
        self.amount = amount
    }
}

extension ExpenseItem: Identifiable {}

extension ExpenseItem: Codable {
    private enum Key: String, CodingKey {
        case identity = "id"
        case name, type, amount
    }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(UUID.self, forKey: .identity)
        name = try values.decode(String.self, forKey: .name)
        type = try values.decode(String.self, forKey: .type)
        amount = try values.decode(Double.self, forKey: .amount)
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(id, forKey: .identity)
        try values.encode(name, forKey: .name)
        try values.encode(type, forKey: .type)
        try values.encode(amount, forKey: .amount)
    }
}
