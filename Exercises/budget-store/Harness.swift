import ExerciseKit
import Foundation
import Observation

/// Tells the student's `BudgetStore` what the exercise's commands say. Its names are such as no student chooses. It is on
/// the main actor for a student whose `BudgetStore` is.
@MainActor
private struct `harness of budget-store`: @preconcurrency ExerciseKit::Subject {
    // needs: class BudgetStore { init() }
    private var store: BudgetStore
    private var ordinals = ExerciseKit::Ordinals()

    init() {
        // needs: class BudgetStore { init() }
        store = BudgetStore()
    }

    mutating func perform(_ command: ExerciseKit::BudgetStore.Command) -> ExerciseKit::BudgetStore.Observation {
        let before = rows()
        let notice = `notice of a change`()
        let watched = store
        Observation::withObservationTracking {
            // needs: class BudgetStore { var expenses: [Expense] }
            _ = watched.expenses
        } onChange: {
            notice.isGiven = true
        }
        tell(command)
        let after = rows()
        // A value needs nobody to watch it: what holds it is told.
        let isNoticed = notice.isGiven || ExerciseKit::areEqual(before, after) || !(type(of: store) is Swift::AnyObject.Type)
        return ExerciseKit::BudgetStore.Observation(expenses: after, isNoticed: isNoticed)
    }

    private mutating func tell(_ command: ExerciseKit::BudgetStore.Command) {
        switch command {
        case .add(let content):
            let expense = Self.expense(content)
            _ = ordinals.ordinal(of: Swift::String(describing: expense.id))
            // needs: class BudgetStore { func add(_ expense: Expense) }
            store.add(expense)
        case .delete(let offsets):
            // needs: class BudgetStore { func delete(at offsets: IndexSet) }
            store.delete(at: Foundation::IndexSet(offsets))
        }
    }

    private mutating func rows() -> [ExerciseKit::BudgetStore.Row] {
        // needs: class BudgetStore { var expenses: [Expense] }
        let expenses: [Expense] = store.expenses
        var rows: [ExerciseKit::BudgetStore.Row] = []
        for expense in expenses {
            let id = ordinals.ordinal(of: Swift::String(describing: expense.id))
            rows.append(ExerciseKit::BudgetStore.Row(id: id, expense: Self.shown(expense)))
        }
        return rows
    }

    // needs: struct Expense { var title: String; var amount: Decimal; var category: Category; var date: Date }
    private static func expense(_ content: ExerciseKit::BudgetExpense) -> Expense {
        // needs: enum Category: String { case food, transport, home, fun }
        let category: Category = Category(rawValue: content.category) ?? Category.food
        let amount = Foundation::Decimal(
            string: content.amount, locale: Foundation::Locale(identifier: "en_US_POSIX"))
        // needs: Expense(title: String, amount: Decimal, category: Category, date: Date)
        return Expense(title: content.title, amount: amount ?? 0, category: category, date: day(content.day))
    }

    // needs: struct Expense { var title: String; var amount: Decimal; var category: Category; var date: Date }
    private static func shown(_ expense: Expense) -> ExerciseKit::BudgetExpense {
        let seconds = expense.date.timeIntervalSince(day(0))
        return ExerciseKit::BudgetExpense(
            title: expense.title, amount: ExerciseKit::CanonicalNumber.text(ofDecimal: "\(expense.amount)"),
            category: expense.category.rawValue, day: Swift::Int((seconds / 86_400).rounded(.awayFromZero)))
    }

    private static func day(_ offset: Swift::Int) -> Foundation::Date {
        Foundation::Date(timeIntervalSince1970: 1_700_000_000 + 86_400 * Swift::Double(offset))
    }
}

private final class `notice of a change`: @unchecked Swift::Sendable {
    var isGiven = false
}

private let `the harness` = ExerciseKit::Harness(`harness of budget-store`.self)
