import Observation

/// What the navigation needs of an expense. Its title may change; its id stays.
struct Expense: Identifiable, Hashable {
    let id: String
    var title: String
}

/// The list of expenses and the screens that are open above it.
@Observable
final class ExpensesNavigation {
    /// The rows of the list.
    var expenses: [Expense] = []
    /// The expenses whose screens are open above the list, from the bottom up.
    var path: [Expense] = []

    func push(_ expense: Expense) { path += [expense] }

    func pop() {
        if !path.isEmpty { path.removeLast() }
    }

    func popToRoot() { path = [] }

    func openFromNotification(id: Expense.ID) {
        for expense in expenses where expense.id == id {
            popToRoot()
            push(expense)
            return
        }
    }

    func delete(_ expense: Expense) {
        expenses = expenses.filter { $0.id != expense.id }
        path = Array(path.prefix { $0.id != expense.id })
    }
}
