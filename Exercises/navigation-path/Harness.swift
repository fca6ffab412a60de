import ExerciseKit

/// Tells the student's `ExpensesNavigation` what the exercise's commands say. Its names are such as no student
/// chooses. It is on the main actor for a student whose `ExpensesNavigation` is.
@MainActor
private struct `harness of navigation-path`: @preconcurrency ExerciseKit::Subject {
    // needs: struct ExpensesNavigation
    private var navigation: ExpensesNavigation
    private var titles: [Swift::String: Swift::String] = [:]

    init() {
        // needs: struct ExpensesNavigation { init() }
        navigation = ExpensesNavigation()
    }

    mutating func perform(_ command: ExerciseKit::NavigationPath.Command) -> ExerciseKit::NavigationPath.Observation {
        switch command {
        case .add(let expense): add(expense)
        case .edit(let expense): edit(expense)
        case .push(let id): push(id)
        // needs: struct ExpensesNavigation { mutating func pop() }
        case .pop: _ = navigation.pop()
        // needs: struct ExpensesNavigation { mutating func popToRoot() }
        case .popToRoot: _ = navigation.popToRoot()
        // needs: struct ExpensesNavigation { mutating func openFromNotification(id: Expense.ID) }
        case .open(let id): _ = try? navigation.openFromNotification(id: id)
        case .delete(let id): delete(id)
        case .deleteOnTop: deleteOnTop()
        }
        return observation
    }

    private mutating func add(_ expense: ExerciseKit::NavigationPath.Expense) {
        titles.updateValue(expense.title, forKey: expense.id)
        // needs: struct Expense { let id: String; var title: String }
        let added = Expense(id: expense.id, title: expense.title)
        // needs: struct ExpensesNavigation { var expenses: [Expense] }
        navigation.expenses.append(added)
    }

    private mutating func edit(_ expense: ExerciseKit::NavigationPath.Expense) {
        // needs: struct ExpensesNavigation { var expenses: [Expense] }
        for place in navigation.expenses.indices where navigation.expenses[place].id == expense.id {
            titles.updateValue(expense.title, forKey: expense.id)
            // needs: struct Expense { let id: String; var title: String }
            navigation.expenses[place] = Expense(id: expense.id, title: expense.title)
        }
    }

    private mutating func push(_ id: Swift::String) {
        guard let expense = expense(id) else { return }
        // needs: struct ExpensesNavigation { mutating func push(_ expense: Expense) }
        _ = navigation.push(expense)
    }

    private mutating func delete(_ id: Swift::String) {
        guard let expense = expense(id) else { return }
        // needs: struct ExpensesNavigation { mutating func delete(_ expense: Expense) }
        _ = navigation.delete(expense)
    }

    private mutating func deleteOnTop() {
        // needs: struct ExpensesNavigation { var path: [Expense] }
        guard let expense: Expense = navigation.path.last else { return }
        // needs: struct ExpensesNavigation { mutating func delete(_ expense: Expense) }
        _ = navigation.delete(expense)
    }

    // needs: struct ExpensesNavigation { var expenses: [Expense] }
    private func expense(_ id: Swift::String) -> Expense? { navigation.expenses.first { $0.id == id } }

    private var observation: ExerciseKit::NavigationPath.Observation {
        // needs: struct ExpensesNavigation { var expenses: [Expense] }
        let list: [Expense] = navigation.expenses
        // needs: struct ExpensesNavigation { var path: [Expense] }
        let path: [Expense] = navigation.path
        return ExerciseKit::NavigationPath.Observation(list: list.map(named), path: path.map(named))
    }

    // needs: struct Expense { let id: String; var title: String }
    private func named(_ expense: Expense) -> ExerciseKit::NavigationPath.Expense {
        let id: Swift::String = expense.id
        return ExerciseKit::NavigationPath.Expense(id: id, title: titles[id] ?? expense.title)
    }
}

private let `the harness` = ExerciseKit::Harness(`harness of navigation-path`.self)
