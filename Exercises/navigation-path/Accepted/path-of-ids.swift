/// What the navigation needs of an expense. Its title may change; its id stays.
struct Expense: Identifiable, Hashable {
    var id: String
    var title: String
}

/// The list of expenses and the screens that are open above it.
struct ExpensesNavigation {
    var expenses: [Expense] = []
    private var openIDs: [Expense.ID] = []

    /// Always as the list has them.
    var path: [Expense] { openIDs.compactMap(expense) }

    mutating func push(_ expense: Expense) { openIDs.append(expense.id) }
    mutating func pop() { openIDs = openIDs.dropLast() }
    mutating func popToRoot() { openIDs.removeAll() }

    mutating func openFromNotification(id: Expense.ID) {
        openIDs = expense(id) == nil ? openIDs : [id]
    }

    mutating func delete(_ expense: Expense) {
        expenses.removeAll { $0.id == expense.id }
        openIDs = openIDs.split(separator: expense.id, omittingEmptySubsequences: false).first.map(Array.init) ?? []
    }

    private func expense(_ id: Expense.ID) -> Expense? { expenses.first { $0.id == id } }
}
