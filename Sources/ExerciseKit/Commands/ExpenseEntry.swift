/// An expense, in memory or as JSON, as the exercises `expense-item` and `expenses-store` show it. All is text, so that
/// what is missing or of another kind can be shown too.
public struct ExpenseEntry: Equatable, Sendable {
    /// What stands in place of a field that JSON lacks.
    public static let missing = "—"

    /// What is observed holds an ordinal; a command that brings JSON along holds one of the digits `A`…`F`, with which the
    /// identifier ends.
    public var id: String
    public var name: String
    public var type: String
    /// Decimal, without a needless `.0`.
    public var amount: String

    public init(id: String, name: String, type: String, amount: String) {
        self.id = id
        self.name = name
        self.type = type
        self.amount = amount
    }
}

extension ExpenseEntry: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "entry", let id = wire.text("id"), let name = wire.text("name"),
            let type = wire.text("type"), let amount = wire.text("amount")
        else { return nil }
        self.init(id: id, name: name, type: type, amount: amount)
    }

    public var wire: WireValue { .record("entry", [WireField("id", .text(id))] + content) }

    /// The fields without the identity.
    var content: [WireField] {
        [WireField("name", .text(name)), WireField("type", .text(type)), WireField("amount", .text(amount))]
    }
}

/// What a new expense is made of.
public struct ExpenseContent: Equatable, Sendable {
    public var name: String
    public var type: String
    /// Decimal, without a needless `.0`.
    public var amount: String

    public init(name: String, type: String, amount: String) {
        self.name = name
        self.type = type
        self.amount = amount
    }

    /// Reads the fields of a record of any name; nil where one is missing or the amount is no number.
    init?(fieldsOf wire: WireValue) {
        guard let name = wire.text("name"), let type = wire.text("type"), let amount = wire.text("amount"),
            Double(amount) != nil
        else { return nil }
        self.init(name: name, type: type, amount: amount)
    }

    var fields: [WireField] { entry(id: "").content }

    /// The same with an identity.
    public func entry(id: String) -> ExpenseEntry { ExpenseEntry(id: id, name: name, type: type, amount: amount) }
}
