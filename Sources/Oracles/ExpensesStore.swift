public import ExerciseKit

/// Keeps the items, and beside them what is saved. Each change saves all items; a launch takes up what is saved. What
/// cannot be read gives an empty list and stays as it is until the next change.
public struct ExpensesStoreReference: Reference {
    private var items: [ExpenseEntry] = []
    private var saved = Contents.expenses([])
    private var made = 0
    private var ordinals = Ordinals()

    /// What stands under the list's key.
    private enum Contents {
        case expenses([ExpenseEntry])
        case unreadable
    }

    public init() {}

    public mutating func perform(_ command: ExpensesStore.Command) throws(Trap) -> ExpensesStore.Observation {
        switch command {
        case .add(let content):
            made += 1
            items.append(content.entry(id: "new \(made)"))
            saved = .expenses(items)
        case .remove(let offsets):
            try remove(offsets)
            saved = .expenses(items)
        case .launch, .foreign: launch()
        case .found(let entries):
            saved = .expenses(entries)
            launch()
        case .spoiled, .misplaced:
            saved = .unreadable
            launch()
        }
        return shown()
    }

    /// No sequence removes what is not there, and none must come of shortening one: it would have no right answer.
    private mutating func remove(_ offsets: [Int]) throws(Trap) {
        guard !offsets.isEmpty, offsets.allSatisfy({ items.indices.contains($0) }) else { throw Trap("No such row") }
        var left: [ExpenseEntry] = []
        for (offset, item) in items.enumerated() where !offsets.contains(offset) { left.append(item) }
        items = left
    }

    private mutating func launch() {
        switch saved {
        case .expenses(let entries): items = entries
        case .unreadable: items = []
        }
    }

    private mutating func shown() -> ExpensesStore.Observation {
        var shown = items
        for index in shown.indices { shown[index].id = String(ordinals.ordinal(of: items[index].id)) }
        return switch saved {
        case .expenses: .list(shown, saved: .same)
        case .unreadable: .list(shown, saved: .untouched)
        }
    }
}
