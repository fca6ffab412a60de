import SwiftUI

/// The draft is an object of the older kind, and the list stands beside the message rather than under it.
final class ExpenseDraft: ObservableObject {
    @Published var title = ""
    @Published var amount: Decimal?
    @Published var category: Category = .food
    @Published var date = Date()

    var expense: Expense? {
        let name = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !name.isEmpty, let amount, amount > 0 else { return nil }
        return Expense(title: name, amount: amount, category: category, date: date)
    }
}

struct ExpensesScreen: View {
    let store: BudgetStore
    @Binding var path: [Expense]
    @State private var showingForm = false

    var body: some View {
        NavigationStack(path: $path) {
            content
                .navigationBarTitle("Expenses", displayMode: .large)
                .navigationDestination(for: Expense.self) { ExpenseDetail(expense: $0, store: store, path: $path) }
                .toolbar {
                    ToolbarItem(placement: .navigationBarTrailing) {
                        Button(action: { showingForm.toggle() }) {
                            Label("Add Expense", systemImage: "plus.circle.fill")
                        }
                    }
                }
        }
        .sheet(isPresented: $showingForm) {
            AddExpenseView(store: store)
        }
    }

    @ViewBuilder private var content: some View {
        if store.expenses.isEmpty {
            VStack(spacing: 12) {
                Image(systemName: "tray").font(.largeTitle)
                Text("No expenses yet").bold()
            }
        } else {
            List {
                ForEach(store.expenses) { expense in
                    NavigationLink(value: expense) { row(expense) }
                        .swipeActions {
                            Button("Delete", role: .destructive) { remove(expense) }
                        }
                }
            }
            .listStyle(.plain)
        }
    }

    private func row(_ expense: Expense) -> some View {
        VStack(alignment: .leading) {
            Text(expense.title).font(.headline)
            Text("\(expense.amount, format: .currency(code: "USD")) · \(expense.category.title)")
                .font(.caption)
        }
    }

    private func remove(_ expense: Expense) {
        store.expenses = store.expenses.filter { $0.id != expense.id }
    }
}

struct ExpenseDetail: View {
    let expense: Expense
    let store: BudgetStore
    @Binding var path: [Expense]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(expense.amount, format: .currency(code: "USD")).font(.largeTitle)
            Label(expense.category.title, systemImage: expense.category.symbol)
            Text(expense.date, format: Date.FormatStyle(date: .long, time: .omitted))
            Spacer()
            Button(role: .destructive) {
                delete()
            } label: {
                Text("Delete Expense")
            }
        }
        .padding()
        .navigationTitle(Text(expense.title))
    }

    private func delete() {
        let kept = path.prefix { $0.id != expense.id }
        path = Array(kept)
        store.expenses.removeAll { $0.id == expense.id }
    }
}

struct AddExpenseView: View {
    let store: BudgetStore
    @StateObject private var draft = ExpenseDraft()
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        NavigationView {
            Form {
                TextField("Title", text: $draft.title)
                TextField("Amount", value: $draft.amount, format: .number)
                Picker("Category", selection: $draft.category) {
                    ForEach(Category.allCases, id: \.self) { Text($0.title).tag($0) }
                }
                .pickerStyle(.segmented)
                DatePicker("Date", selection: $draft.date, in: Date.distantPast...Date(), displayedComponents: [.date])
            }
            .navigationBarTitle("New Expense", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel", action: close),
                trailing: Button("Save", action: save).disabled(draft.expense == nil)
            )
        }
    }

    private func save() {
        if let expense = draft.expense { store.add(expense) }
        close()
    }

    private func close() { presentationMode.wrappedValue.dismiss() }
}
