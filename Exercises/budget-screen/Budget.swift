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
