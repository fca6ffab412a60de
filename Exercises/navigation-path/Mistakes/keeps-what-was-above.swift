/// What the navigation needs of an expense. Its title may change; its id stays.
struct Expense: Identifiable, Hashable {
    let id: String
    var title: String
}

/// The list of expenses and the screens that are open above it.
struct ExpensesNavigation {
    /// The rows of the list.
    var expenses: [Expense] = []
    /// The expenses whose screens are open above the list, from the bottom up.
    var path: [Expense] = []

    /// Opens the screen of `expense` above what is open. The same expense may be open twice.
    mutating func push(_ expense: Expense) {
        path.append(expense)
    }

    /// Goes back by one screen. At the list, nothing happens.
    mutating func pop() {
        _ = path.popLast()
    }

    /// Goes back to the list.
    mutating func popToRoot() {
        path.removeAll()
    }

    /// Opens the expense with this `id` with nothing but the list behind it, as after a tap on a notification. Where no expense
    /// has this `id`, nothing changes.
    mutating func openFromNotification(id: Expense.ID) {
        guard let expense = expenses.first(where: { $0.id == id }) else { return }
        path = [expense]
    }

    /// Deletes `expense` from the list. If its screen is open, that goes too, with all that was pushed above it; what lies
    /// below it stays. An expense that was edited meanwhile has the same `id` still.
    mutating func delete(_ expense: Expense) {
        expenses.removeAll { $0.id == expense.id }
        path.removeAll { $0.id == expense.id }
    }
}
