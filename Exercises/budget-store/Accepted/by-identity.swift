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

@Observable
class BudgetStore {
    private(set) var expenses = [Expense]()
    private var deletions = 0

    @discardableResult
    func add(_ expense: Expense) -> Int {
        expenses.append(expense)
        return expenses.count
    }

    func delete(at offsets: IndexSet) {
        let ids = Set(offsets.map { expenses[$0].id })
        deletions += ids.count
        expenses.removeAll { ids.contains($0.id) }
    }
}
