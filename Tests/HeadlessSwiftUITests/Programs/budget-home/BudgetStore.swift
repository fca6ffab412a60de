import Observation
import SwiftUI

@Observable
final class BudgetStore {
    private(set) var expenses: [Expense] = []

    func add(_ expense: Expense) {
        expenses.append(expense)
    }

    func delete(at offsets: IndexSet) {
        expenses.remove(atOffsets: offsets)
    }
}
