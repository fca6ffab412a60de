/// An expense, as the exercises of Pocket Budget show it.
public struct BudgetExpense: Equatable, Sendable {
    public var title: String
    /// Decimal digits with at most one point, without needless zeros: `12.5`, `-3`.
    public var amount: String
    /// The name of the case: `food`, `transport`, `home` or `fun`.
    public var category: String
    /// How many days after the exercise's day; below zero for the days before.
    public var day: Int

    public init(title: String, amount: String, category: String, day: Int) {
        self.title = title
        self.amount = amount
        self.category = category
        self.day = day
    }

    public static let categories = ["food", "transport", "home", "fun"]
}

extension BudgetExpense: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "expense" else { return nil }
        self.init(fieldsOf: wire)
    }

    /// Reads the fields of a record of any name; nil where one is missing.
    init?(fieldsOf wire: WireValue) {
        guard let title = wire.text("title"), let amount = wire.text("amount"),
            let category = wire.text("category"), Self.categories.contains(category), let day = wire.number("day")
        else { return nil }
        self.init(title: title, amount: amount, category: category, day: day)
    }

    public var wire: WireValue { .record("expense", fields) }

    var fields: [WireField] {
        [
            WireField("title", .text(title)), WireField("amount", .text(amount)),
            WireField("category", .text(category)), WireField("day", .text(String(day))),
        ]
    }
}
