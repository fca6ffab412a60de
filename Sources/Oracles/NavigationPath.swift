public import ExerciseKit

/// A list of expenses, and the ids of those that are open above it, from the bottom up.
public struct NavigationPathReference: Reference {
    private var list: [NavigationPath.Expense] = []
    private var path: [String] = []

    public init() {}

    public mutating func perform(_ command: NavigationPath.Command) -> NavigationPath.Observation {
        switch command {
        case .add(let expense): list.append(expense)
        case .edit(let expense): list = list.map { $0.id == expense.id ? expense : $0 }
        case .push(let id): if expense(id) != nil { path.append(id) }
        case .pop: path = Array(path.dropLast())
        case .popToRoot: path = []
        case .open(let id): if expense(id) != nil { path = [id] }
        case .delete(let id): delete(id)
        case .deleteOnTop: path.last.map { delete($0) }
        }
        return NavigationPath.Observation(list: list, path: path.compactMap(expense))
    }

    /// What was pushed above the expense goes with it.
    private mutating func delete(_ id: String) {
        list.removeAll { $0.id == id }
        path = Array(path.prefix { $0 != id })
    }

    /// Only what is in the list is ever on the path.
    private func expense(_ id: String) -> NavigationPath.Expense? { list.first { $0.id == id } }
}
