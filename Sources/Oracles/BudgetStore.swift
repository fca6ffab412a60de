public import ExerciseKit

/// Keeps expenses in the order in which they were added. Deleting takes away the rows at all offsets at once, so that none
/// moves before the others are gone. An offset where there is no row stops the program.
public struct BudgetStoreReference: Reference {
    private var rows: [BudgetStore.Row] = []
    private var made = 0

    public init() {}

    public mutating func perform(_ command: BudgetStore.Command) throws(Trap) -> BudgetStore.Observation {
        switch command {
        case .add(let expense):
            made += 1
            rows.append(BudgetStore.Row(id: made, expense: expense))
        case .delete(let offsets):
            for offset in offsets where !rows.indices.contains(offset) { throw Trap("Index out of range") }
            var kept: [BudgetStore.Row] = []
            for (place, row) in rows.enumerated() where !offsets.contains(place) { kept.append(row) }
            rows = kept
        }
        return BudgetStore.Observation(expenses: rows)
    }
}
