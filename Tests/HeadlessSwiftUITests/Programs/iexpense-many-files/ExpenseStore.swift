import Foundation
import Observation

@Observable
final class ExpenseStore {
    private(set) var expenses: [Expense]

    init(expenses: [Expense] = []) {
        self.expenses = expenses
    }

    func expenses(of type: ExpenseType) -> [Expense] {
        expenses.filter { $0.type == type }
    }

    func total(of type: ExpenseType) -> Double {
        expenses(of: type).reduce(0) { $0 + $1.amount }
    }

    func delete(_ offsets: IndexSet, of type: ExpenseType) {
        let shown = expenses(of: type)
        let ids = offsets.map { shown[$0].id }
        expenses.removeAll { ids.contains($0.id) }
    }
}
