import SwiftUI

/// The list of expenses, with all that is opened from it.
struct ExpensesScreen: View {
    let store: BudgetStore
    @Binding var path: [Expense]

    var body: some View {
        // Your code goes here.
        List {
        }
    }
}

/// The details of one expense.
struct ExpenseDetail: View {
    let expense: Expense

    var body: some View {
        // And here.
        Form {
        }
    }
}

/// The form for a new expense.
struct AddExpenseView: View {
    let onSave: (Expense) -> Void

    var body: some View {
        // And here.
        Form {
        }
    }
}
