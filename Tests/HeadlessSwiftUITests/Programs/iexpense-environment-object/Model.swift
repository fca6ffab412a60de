import SwiftUI

struct Expense: Identifiable {
    let id: Int
    var name: String
    var category: String
    var amount: Double
    var isPinned = false
}

final class ExpenseModel: ObservableObject {
    @Published var expenses: [Expense]
    @Published var query = ""

    init() {
        expenses = [
            Expense(id: 1, name: "Bread", category: "Food", amount: 3),
            Expense(id: 2, name: "Bus", category: "Travel", amount: 2.5),
            Expense(id: 3, name: "Butter", category: "Food", amount: 4.2),
            Expense(id: 4, name: "Taxi", category: "Travel", amount: 18),
        ]
    }

    var groups: [(category: String, expenses: [Expense])] {
        let found = query.isEmpty ? expenses : expenses.filter { $0.name.localizedCaseInsensitiveContains(query) }
        return Dictionary(grouping: found, by: \.category)
            .map { (category: $0.key, expenses: $0.value) }
            .sorted { $0.category < $1.category }
    }

    func togglePin(_ expense: Expense) {
        guard let index = expenses.firstIndex(where: { $0.id == expense.id }) else { return }
        expenses[index].isPinned.toggle()
    }

    func delete(_ expense: Expense) {
        expenses.removeAll { $0.id == expense.id }
    }
}
