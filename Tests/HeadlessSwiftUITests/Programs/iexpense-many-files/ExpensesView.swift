import SwiftUI

struct ExpensesView: View {
    @State private var store = ExpenseStore(expenses: Expense.samples)

    var body: some View {
        NavigationStack {
            List {
                ForEach(ExpenseType.allCases) { type in
                    if !store.expenses(of: type).isEmpty {
                        section(for: type)
                    }
                }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Expenses")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    EditButton()
                }
            }
        }
    }

    private func section(for type: ExpenseType) -> some View {
        Section {
            ForEach(store.expenses(of: type)) { expense in
                ExpenseRow(expense: expense)
            }
            .onDelete { offsets in
                store.delete(offsets, of: type)
            }
        } header: {
            Text(type.rawValue)
        } footer: {
            Text("Total: \(store.total(of: type).formatted(.localCurrency))")
        }
    }
}

struct ExpenseRow: View {
    let expense: Expense

    var body: some View {
        LabeledContent(expense.name) {
            Text(expense.amount, format: .localCurrency)
                .amountStyle(expense.amount)
        }
    }
}

#Preview("Samples") {
    ExpensesView()
}

#Preview("A row") {
    List {
        ExpenseRow(expense: .samples[0])
    }
}
