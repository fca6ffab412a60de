import ExerciseKit
import Foundation

/// Tells the student's `ExpenseDraft` what the exercise's commands say. Its names are such as no student chooses.
private struct `harness of budget-draft`: ExerciseKit::Subject {
    mutating func perform(_ command: ExerciseKit::BudgetDraft.Command) -> ExerciseKit::BudgetDraft.Observation {
        // needs: enum Category: String { case food, transport, home, fun }
        let category: Category = Category(rawValue: command.category) ?? Category.food
        let locale = Foundation::Locale(identifier: command.locale.rawValue)
        // It is `var`, since a student's functions may be mutating.
        // needs: ExpenseDraft(title: String, amountText: String, category: Category, date: Date, locale: Locale)
        var draft = ExpenseDraft(
            title: command.title, amountText: command.amount, category: category, date: Self.date(command.date),
            locale: locale)
        // needs: struct ExpenseDraft { func canSave(at now: Date) -> Bool }
        let canSave: Swift::Bool = draft.canSave(at: Self.now)
        // needs: struct ExpenseDraft { func expense(at now: Date) -> Expense? }
        let made: Expense? = draft.expense(at: Self.now)
        guard let made else { return canSave ? .allowedYetMissing : .refused }
        return canSave ? .saved(Self.shown(made)) : .refusedYetMade(Self.shown(made))
    }

    // needs: struct Expense { var title: String; var amount: Decimal; var category: Category; var date: Date }
    private static func shown(_ expense: Expense) -> ExerciseKit::BudgetExpense {
        let seconds = expense.date.timeIntervalSince(now)
        return ExerciseKit::BudgetExpense(
            title: expense.title, amount: ExerciseKit::CanonicalNumber.text(ofDecimal: "\(expense.amount)"),
            category: expense.category.rawValue, day: Swift::Int((seconds / 86_400).rounded(.awayFromZero)))
    }

    private static func date(_ moment: ExerciseKit::BudgetDraft.Moment) -> Foundation::Date {
        switch moment {
        case .days(let days): now.addingTimeInterval(86_400 * Swift::Double(days))
        case .seconds(let seconds): now.addingTimeInterval(Swift::Double(seconds))
        }
    }

    /// The exercise's now, noon of a day. It is in the past, where no clock is.
    private static let now = Foundation::Date(timeIntervalSince1970: 1_700_049_600)
}

private let `the harness` = ExerciseKit::Harness(`harness of budget-draft`.self)
