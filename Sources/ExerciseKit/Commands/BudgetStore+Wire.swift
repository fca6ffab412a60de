extension BudgetStore.Command: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "add":
            guard let expense = BudgetExpense(fieldsOf: wire) else { return nil }
            self = .add(expense)
        case "delete":
            guard case .list(let offsets)? = wire["offsets"] else { return nil }
            let numbers = offsets.compactMap { $0.text.flatMap { Int($0) } }
            guard numbers.count == offsets.count else { return nil }
            self = .delete(offsets: numbers)
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .add(let expense): .record("add", expense.fields)
        case .delete(let offsets):
            .record("delete", [WireField("offsets", .list(offsets.map { .text(String($0)) }))])
        }
    }
}

extension BudgetStore.Observation: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "expenses" || wire.name == "unnoticed",
            let expenses = wire.list("expenses", of: BudgetStore.Row.self)
        else { return nil }
        self.init(expenses: expenses, isNoticed: wire.name == "expenses")
    }

    public var wire: WireValue {
        .record(isNoticed ? "expenses" : "unnoticed", [WireField("expenses", .list(expenses.map(\.wire)))])
    }
}

extension BudgetStore.Row: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "row", let id = wire.number("id"), let expense = BudgetExpense(fieldsOf: wire) else {
            return nil
        }
        self.init(id: id, expense: expense)
    }

    public var wire: WireValue { .record("row", [WireField("id", .text(String(id)))] + expense.fields) }
}
