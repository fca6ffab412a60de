extension BudgetDraft.Command: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "draft", let content = BudgetExpense(fieldsOf: wire),
            let locale = wire.text("locale").flatMap(BudgetDraft.Locale.init(rawValue:))
        else { return nil }
        self.init(
            title: content.title, amount: content.amount, locale: locale, category: content.category, day: content.day)
    }

    public var wire: WireValue {
        let content = BudgetExpense(title: title, amount: amount, category: category, day: day)
        return .record("draft", content.fields + [WireField("locale", .text(locale.rawValue))])
    }
}

extension BudgetDraft.Observation: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "saved":
            guard let expense = wire["expense"].flatMap(BudgetExpense.init(wire:)) else { return nil }
            self = .saved(expense)
        case "refused": self = .refused
        case "refused-yet-made":
            guard let expense = wire["expense"].flatMap(BudgetExpense.init(wire:)) else { return nil }
            self = .refusedYetMade(expense)
        case "allowed-yet-missing": self = .allowedYetMissing
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .saved(let expense): .record("saved", [WireField("expense", expense.wire)])
        case .refused: .record("refused", [])
        case .refusedYetMade(let expense): .record("refused-yet-made", [WireField("expense", expense.wire)])
        case .allowedYetMissing: .record("allowed-yet-missing", [])
        }
    }
}
