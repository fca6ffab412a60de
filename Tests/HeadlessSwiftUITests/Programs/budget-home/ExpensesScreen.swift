import SwiftUI

struct ExpensesScreen: View {
    @State private var store = BudgetStore()
    @State private var path: [Expense] = []
    @State private var isAdding = false

    var body: some View {
        NavigationStack(path: $path) {
            List {
                ForEach(store.expenses) { expense in
                    NavigationLink(value: expense) {
                        ExpenseRow(expense: expense)
                    }
                }
                .onDelete(perform: store.delete)
            }
            .overlay {
                if store.expenses.isEmpty {
                    ContentUnavailableView(
                        "No expenses yet",
                        systemImage: "tray",
                        description: Text("Tap + to add your first one.")
                    )
                }
            }
            .navigationTitle("Expenses")
            .navigationDestination(for: Expense.self) { expense in
                ExpenseDetail(expense: expense)
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        isAdding = true
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                }
            }
            .sheet(isPresented: $isAdding) {
                AddExpenseView { expense in
                    store.add(expense)
                    path.append(expense)
                }
            }
        }
    }
}

struct ExpenseRow: View {
    let expense: Expense

    var body: some View {
        HStack {
            Label(expense.title, systemImage: expense.category.symbol)
            Spacer()
            Text(expense.amount, format: .currency(code: "USD"))
                .monospacedDigit()
        }
    }
}

struct ExpenseDetail: View {
    let expense: Expense

    var body: some View {
        Form {
            LabeledContent("Amount") {
                Text(expense.amount, format: .currency(code: "USD"))
            }
            LabeledContent("Category", value: expense.category.title)
        }
        .navigationTitle(expense.title)
    }
}

#Preview {
    ExpensesScreen()
}
