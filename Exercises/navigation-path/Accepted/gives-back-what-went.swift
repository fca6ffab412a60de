/// What the navigation needs of an expense. Its title may change; its id stays.
struct Expense: Identifiable, Hashable {
    let id: String
    var title: String
}

public struct ExpensesNavigation {
    var expenses = [Expense]()
    var path = [Expense]()

    init() {}

    mutating func push(_ expense: Expense) { path.append(expense) }

    @discardableResult
    mutating func pop() -> Expense? { path.popLast() }

    @discardableResult
    mutating func popToRoot() -> [Expense] {
        defer { path.removeLast(path.count) }
        return path
    }

    @discardableResult
    mutating func openFromNotification(id: Expense.ID) -> Bool {
        guard let index = expenses.firstIndex(where: { id == $0.id }) else { return false }
        path.replaceSubrange(path.indices, with: CollectionOfOne(expenses[index]))
        return true
    }

    mutating func delete(_ expense: Expense) {
        if let place = expenses.firstIndex(where: { $0.id == expense.id }) { expenses.remove(at: place) }
        guard let bottom = path.map(\.id).firstIndex(of: expense.id) else { return }
        path.removeLast(path.count - bottom)
    }
}
