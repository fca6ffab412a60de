import SwiftUI

struct ExpensesScreen: View {
    let store: BudgetStore
    @Binding var path: [Expense]

    var body: some View {
        NavigationStack(path: $path) {
            ExpensesList()
                .navigationDestination(for: Expense.self) { ExpenseDetail(id: $0.id) }
        }
        .environment(store)
        .environment(\.close) { id in
            guard let place = path.firstIndex(where: { $0.id == id }) else { return }
            path.removeLast(path.count - place)
        }
    }
}

struct ExpensesList: View {
    @Environment(BudgetStore.self) private var store
    @State private var draft: Draft?

    var body: some View {
        List {
            ForEach(store.expenses) { expense in
                NavigationLink(value: expense) {
                    Text(expense.title)
                        .badge(Text(expense.amount, format: .currency(code: "USD")))
                }
            }
            .onDelete(perform: store.delete(at:))
        }
        .overlay {
            ContentUnavailableView {
                Label("No expenses yet", systemImage: "tray")
            } actions: {
                Button("Add one now") { draft = Draft() }
            }
            .opacity(store.expenses.isEmpty ? 1 : 0)
        }
        .navigationTitle("Expenses")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Add Expense", systemImage: "plus") { draft = Draft() }
            }
        }
        .sheet(item: $draft) { AddExpenseView(draft: $0) }
    }
}

struct ExpenseDetail: View {
    let id: Expense.ID
    @Environment(BudgetStore.self) private var store
    @Environment(\.close) private var close

    var body: some View {
        if let expense = store.expenses.first(where: { $0.id == id }) {
            Grid {
                GridRow {
                    Text("Amount")
                    Text(expense.amount, format: .currency(code: "USD").presentation(.standard))
                }
                GridRow {
                    Text("Category")
                    Text(expense.category.title)
                }
                GridRow {
                    Text("Date")
                    Text(expense.date, format: .dateTime.weekday(.wide).day().month(.wide).year())
                }
            }
            .navigationTitle(expense.title)
            .safeAreaInset(edge: .bottom) {
                Button("Delete Expense", role: .destructive) {
                    close(id)
                    store.expenses.removeAll { $0.id == id }
                }
                .buttonStyle(.borderedProminent)
            }
        }
    }
}
