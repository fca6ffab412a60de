import ExerciseKit
import SwiftUI

@testable import Commands

/// The app around the student's screen. Its names are such as no student chooses.
@MainActor
private struct `app of budget-screen`: Commands::BudgetApplication {
    let days: Commands::Days
    // needs: class BudgetStore { init() }
    private let store = BudgetStore()

    init(_ days: Commands::Days) { self.days = days }

    // needs: class BudgetStore { var expenses: [Expense] }
    var expenses: [Expense] { store.expenses }

    func item(_ expense: Expense) -> Commands::Item {
        // needs: struct Expense { var title: String; var amount: Decimal; var category: Category; var date: Date }
        Commands::Item(
            title: expense.title, amount: ExerciseKit::CanonicalNumber.text(ofDecimal: "\(expense.amount)"),
            category: expense.category.rawValue, day: days.day(of: expense.date))
    }

    func add(_ item: Commands::Item) {
        let amount = Foundation::Decimal(string: item.amount, locale: Foundation::Locale(identifier: "en_US_POSIX"))
        // needs: enum Category: String { case food, transport, home, fun }
        let category = Category(rawValue: item.category) ?? Category.food
        // needs: Expense(title: String, amount: Decimal, category: Category, date: Date)
        let expense = Expense(title: item.title, amount: amount ?? 0, category: category, date: days.date(item.day))
        // needs: class BudgetStore { func add(_ expense: Expense) }
        store.add(expense)
    }

    func content(path: SwiftUI::Binding<[Expense]>) -> some SwiftUI::View {
        // needs: struct ExpensesScreen: View { let store: BudgetStore; @Binding var path: [Expense] }
        ExpensesScreen(store: store, path: path)
    }
}

@MainActor
private struct `user of budget-screen`: @preconcurrency ExerciseKit::Subject {
    private let user = Commands::BudgetUser<`app of budget-screen`>()

    mutating func perform(_ command: Commands::Command) -> Commands::Observation { user.perform(command) }
}

private let `the harness` = ExerciseKit::Harness(`user of budget-screen`.self)
