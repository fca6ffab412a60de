import Observation
import SwiftUI

enum Category: String, CaseIterable, Identifiable {
    case food, transport, home, fun

    var id: String { rawValue }
    var title: String { rawValue.capitalized }

    var symbol: String {
        switch self {
        case .food: "fork.knife"
        case .transport: "bus"
        case .home: "house"
        case .fun: "gamecontroller"
        }
    }
}

struct Expense: Identifiable, Hashable {
    var id = UUID()
    var title: String
    var amount: Decimal
    var category: Category
    var date: Date
}

@Observable
final class BudgetStore {
    var expenses: [Expense] = []

    func add(_ expense: Expense) {
        expenses.append(expense)
    }

    func delete(at offsets: IndexSet) {
        expenses.remove(atOffsets: offsets)
    }
}

/// Owns the expenses and the path, so that a notification can open an expense.
@main
struct BudgetApp: App {
    @State private var store = BudgetStore()
    @State private var path: [Expense] = []

    var body: some Scene {
        WindowGroup {
            ExpensesScreen(store: store, path: $path)
        }
    }
}

@Observable
final class Draft: Identifiable {
    var title = ""
    var amount: Decimal?
    var category = Category.food
    var date = Date.now

    var name: String { title.trimmingCharacters(in: .whitespacesAndNewlines) }
    var isComplete: Bool {
        guard let amount else { return false }
        return amount > 0 && !name.isEmpty && date <= Date.now
    }
}

struct AddExpenseView: View {
    @Bindable var draft: Draft
    @Environment(BudgetStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @FocusState private var isTitleFocused: Bool

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $draft.title)
                    .focused($isTitleFocused)
                    .onAppear { isTitleFocused = true }
                TextField("Amount", value: $draft.amount, format: .number.precision(.fractionLength(0...2)))
                Picker("Category", selection: $draft.category) {
                    ForEach(Category.allCases, id: \.self) { category in
                        Text(category.title)
                    }
                }
                DatePicker("Date", selection: $draft.date, in: ...Date.now, displayedComponents: .date)
            }
            .navigationTitle("New Expense")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { Button("Cancel", role: .cancel) { dismiss() } }
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                        guard let amount = draft.amount, draft.isComplete else { return }
                        store.add(
                            Expense(title: draft.name, amount: amount, category: draft.category, date: draft.date))
                        dismiss()
                    } label: {
                        Text("Save").bold()
                    }
                    .disabled(!draft.isComplete)
                }
            }
        }
    }
}

struct CloseKey: EnvironmentKey {
    static let defaultValue: (Expense.ID) -> Void = { _ in }
}

extension EnvironmentValues {
    var close: (Expense.ID) -> Void {
        get { self[CloseKey.self] }
        set { self[CloseKey.self] = newValue }
    }
}
