extension BudgetDraft.Command: WireRepresentable {
    public init?(wire: WireValue) {
        guard let date = Self.date(of: wire), let title = wire.text("title"), let amount = wire.text("amount"),
            let category = wire.text("category"), BudgetExpense.categories.contains(category),
            let locale = wire.text("locale").flatMap(BudgetDraft.Locale.init(rawValue:))
        else { return nil }
        self.init(title: title, amount: amount, locale: locale, category: category, date: date)
    }

    private static func date(of wire: WireValue) -> BudgetDraft.Moment? {
        switch wire.name {
        case "draft": wire.number("day").map(BudgetDraft.Moment.days)
        case "draft-close-to-now": wire.number("seconds").map(BudgetDraft.Moment.seconds)
        default: nil
        }
    }

    public var wire: WireValue {
        let fields = [
            WireField("title", .text(title)), WireField("amount", .text(amount)),
            WireField("category", .text(category)), WireField("locale", .text(locale.rawValue)),
        ]
        return switch date {
        case .days(let days): .record("draft", fields + [WireField("day", .text(String(days)))])
        case .seconds(let seconds):
            .record("draft-close-to-now", fields + [WireField("seconds", .text(String(seconds)))])
        }
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
