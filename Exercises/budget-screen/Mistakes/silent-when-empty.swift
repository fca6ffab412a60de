import SwiftUI

/// The list of expenses, with all that is opened from it.
struct ExpensesScreen: View {
    let store: BudgetStore
    @Binding var path: [Expense]
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
            .navigationTitle("Expenses")
            .navigationDestination(for: Expense.self) { expense in
                ExpenseDetail(expense: expense) {
                    delete(expense)
                }
            }
            .toolbar {
                Button("Add Expense", systemImage: "plus") {
                    isAdding = true
                }
            }
            .sheet(isPresented: $isAdding) {
                AddExpenseView { expense in
                    store.add(expense)
                }
            }
        }
    }

    private func delete(_ expense: Expense) {
        store.expenses.removeAll { $0.id == expense.id }
        if let index = path.firstIndex(where: { $0.id == expense.id }) {
            path.removeSubrange(index...)
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
        }
    }
}

/// The details of one expense.
struct ExpenseDetail: View {
    let expense: Expense
    let onDelete: () -> Void

    var body: some View {
        Form {
            LabeledContent("Amount", value: expense.amount, format: .currency(code: "USD"))
            LabeledContent("Category", value: expense.category.title)
            LabeledContent("Date", value: expense.date, format: .dateTime.day().month().year())
            Button("Delete Expense", role: .destructive, action: onDelete)
        }
        .navigationTitle(expense.title)
    }
}

/// The form for a new expense.
struct AddExpenseView: View {
    let onSave: (Expense) -> Void

    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var amount: Decimal?
    @State private var category = Category.food
    @State private var date = Date.now

    private var trimmedTitle: String {
        title.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private var canSave: Bool {
        !trimmedTitle.isEmpty && (amount ?? 0) > 0 && date <= .now
    }

    var body: some View {
        NavigationStack {
            Form {
                Section("Details") {
                    TextField("Title", text: $title)
                    TextField("Amount", value: $amount, format: .number)
                        .keyboardType(.decimalPad)
                    Picker("Category", selection: $category) {
                        ForEach(Category.allCases) { option in
                            Label(option.title, systemImage: option.symbol)
                                .tag(option)
                        }
                    }
                    DatePicker("Date", selection: $date, in: ...Date.now, displayedComponents: .date)
                }
            }
            .navigationTitle("New Expense")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { save() }
                        .disabled(!canSave)
                }
            }
        }
    }

    private func save() {
        guard canSave, let amount else { return }
        onSave(Expense(title: trimmedTitle, amount: amount, category: category, date: date))
        dismiss()
    }
}
