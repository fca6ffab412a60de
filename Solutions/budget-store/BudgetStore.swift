import Foundation
import Observation

enum Category: String, CaseIterable, Identifiable {
    case food, transport, home, fun

    var id: String { rawValue }
}

struct Expense: Identifiable, Hashable {
    var id = UUID()
    var title: String
    var amount: Decimal
    var category: Category
    var date: Date
}

/// Owns the expenses, in the order in which they were added.
///
/// In an app this file imports SwiftUI, since `remove(atOffsets:)` comes with it. Here the method is at hand without it.
@Observable
final class BudgetStore {
    var expenses: [Expense] = []

    /// Adds `expense` at the end.
    func add(_ expense: Expense) {
        expenses.append(expense)
    }

    /// Deletes the expenses at all `offsets` at once.
    func delete(at offsets: IndexSet) {
        expenses.remove(atOffsets: offsets)
    }
}
