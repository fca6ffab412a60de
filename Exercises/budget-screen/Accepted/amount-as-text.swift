import SwiftUI

/// The amount is typed as text and read by the locale when it is needed; the form hands its draft to the screen.
struct ExpensesScreen: View {
    private enum Sheet: String, Identifiable {
        case newExpense
        var id: Self { self }
    }

    var store: BudgetStore
    @Binding var path: [Expense]
    @State private var sheet: Sheet?

    init(store: BudgetStore, path: Binding<[Expense]>) {
        self.store = store
        _path = path
    }

    var body: some View {
        NavigationStack(path: $path) {
            List {
                if store.expenses.isEmpty {
                    Section {
                        Text("No expenses yet")
                    } footer: {
                        Text("Everything you spend will be listed here.")
                    }
                }
                Section("This month") {
                    ForEach(Array(store.expenses.enumerated()), id: \.element.id) { _, expense in
                        Button {
                            path.append(expense)
                        } label: {
                            LabeledContent(expense.title) {
                                Text(expense.amount.formatted(.currency(code: "USD")))
                            }
                        }
                    }
                    .onDelete { offsets in
                        withAnimation {
                            for offset in offsets.sorted(by: >) { store.expenses.remove(at: offset) }
                        }
                    }
                }
            }
            .navigationTitle("Expenses")
            .navigationDestination(for: Expense.self, destination: details)
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Spacer()
                    Button("Add Expense") { sheet = .newExpense }
                }
            }
            .sheet(item: $sheet) { _ in
                AddExpenseView { draft in
                    store.add(draft)
                    sheet = nil
                } cancel: {
                    sheet = nil
                }
            }
        }
    }

    private func details(of expense: Expense) -> some View {
        List {
            Section {
                row("Amount", expense.amount.formatted(.currency(code: "USD")))
                row("Category", expense.category.title)
                row("Date", expense.date.formatted(date: .abbreviated, time: .omitted))
            }
        }
        .navigationTitle(expense.title)
        .toolbar {
            Button("Delete Expense", systemImage: "trash", role: .destructive) {
                while let last = path.popLast() {
                    if last.id == expense.id, !path.contains(where: { $0.id == expense.id }) { break }
                }
                store.expenses.removeAll { $0.id == expense.id }
            }
        }
    }

    private func row(_ name: String, _ value: String) -> some View {
        HStack {
            Text(name)
            Spacer()
            Text(value).foregroundStyle(.secondary)
        }
    }
}

struct AddExpenseView: View {
    let save: (Expense) -> Void
    let cancel: () -> Void

    @Environment(\.locale) private var locale
    @State private var title = ""
    @State private var amount = ""
    @State private var category: Category = .food
    @State private var date = Date.now

    private var expense: Expense? {
        let title = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard let amount = try? Decimal(amount, format: .number.locale(locale)), amount > 0, !title.isEmpty else {
            return nil
        }
        return Expense(title: title, amount: amount, category: category, date: date)
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title, prompt: Text("Lunch"))
                TextField("Amount", text: $amount).keyboardType(.decimalPad)
                Section {
                    Picker(selection: $category) {
                        Text("Food").tag(Category.food)
                        Text("Transport").tag(Category.transport)
                        Text("Home").tag(Category.home)
                        Text("Fun").tag(Category.fun)
                    } label: {
                        Text("Category")
                    }
                    DatePicker(selection: $date, in: ...Date(), displayedComponents: .date) { Text("Date") }
                }
                Section {
                    Button("Save") {
                        if let expense { save(expense) }
                    }
                    .disabled(expense == nil)
                    Button("Cancel", role: .cancel, action: cancel)
                }
            }
            .navigationTitle("New Expense")
        }
    }
}
