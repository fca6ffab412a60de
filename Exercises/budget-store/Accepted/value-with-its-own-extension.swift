import Foundation

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

public struct BudgetStore {
    var expenses: [Expense] = []

    mutating func add(_ expense: Expense) { expenses.append(expense) }
    mutating func delete(at offsets: IndexSet) { expenses.remove(atOffsets: offsets) }
}

extension Array {
    mutating func remove(atOffsets offsets: IndexSet) {
        var rest: [Element] = []
        for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
        self = rest
    }
}
