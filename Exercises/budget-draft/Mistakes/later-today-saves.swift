import Foundation

enum Category: String, CaseIterable, Identifiable {
    case food, transport, home, fun

    var id: String { rawValue }
}

struct Expense: Identifiable, Hashable {
    var id = UUID()
    var title: String
    var amount: Decimal
    var category: Category
    var date: Date
}

/// What has been filled in so far, and the rules for saving it.
struct ExpenseDraft {
    var title = ""
    /// What was typed as the amount.
    var amountText = ""
    var category = Category.food
    var date: Date
    /// Says how the user writes numbers.
    let locale: Locale

    /// The number that `amountText` is, written as in `locale`; nil where it is none.
    ///
    /// A number is digits, and between them at most one decimal separator of the locale. Nothing else is read: in Germany
    /// "12,50" is 12.5, and "12.50" and "12abc" are no numbers.
    var amount: Decimal? {
        let parts = amountText.components(separatedBy: locale.decimalSeparator ?? ".")
        guard parts.count <= 2, parts.allSatisfy({ $0.allSatisfy(\.isNumber) }) else { return nil }
        return try? Decimal(amountText, format: .number.locale(locale))
    }

    /// Whether the draft can be saved: its title is not empty once white space is trimmed, its amount is a number above
    /// zero, and its date is not after `now`.
    func canSave(at now: Date) -> Bool {
        !trimmedTitle.isEmpty && (amount ?? 0) > 0 && (date <= now || calendar.isDate(date, inSameDayAs: now))
    }

    /// The expense to save, its title trimmed; nil where the draft cannot be saved at `now`.
    func expense(at now: Date) -> Expense? {
        guard canSave(at: now), let amount else { return nil }
        return Expense(title: trimmedTitle, amount: amount, category: category, date: date)
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    private var trimmedTitle: String { title.trimmingCharacters(in: .whitespacesAndNewlines) }
}
