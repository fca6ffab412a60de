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

final class ExpenseDraft {
    let title, amountText: String
    let category: Category
    let date: Date
    let locale: Locale

    init(title: String, amountText: String, category: Category, date: Date, locale: Locale) {
        self.title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        self.amountText = amountText
        self.category = category
        self.date = date
        self.locale = locale
    }

    private var isWellFormed: Bool {
        let allowed = CharacterSet.decimalDigits.union(CharacterSet(charactersIn: locale.decimalSeparator ?? "."))
        let separators = amountText.filter { !$0.isNumber }.count
        return amountText.unicodeScalars.allSatisfy(allowed.contains) && separators <= 1
    }

    private var amount: Decimal {
        guard isWellFormed, let number = try? Decimal(amountText, format: Decimal.FormatStyle(locale: locale)) else {
            return 0
        }
        return number
    }

    func canSave(at now: Date) -> Bool {
        title != "" && amount > 0 && date.timeIntervalSince(now) <= 0
    }

    func expense(at now: Date) -> Expense? {
        guard canSave(at: now) else { return nil }
        return Expense(title: title, amount: amount, category: category, date: date)
    }
}
