public import ExerciseKit

/// Keeps expenses in order. Each new one has an identity of its own; one that is read has the identity that was written.
/// Going through JSON changes nothing.
public struct ExpenseItemReference: Reference {
    private var items: [ExpenseEntry] = []
    private var made = 0
    private var ordinals = Ordinals()

    public init() {}

    public mutating func perform(_ command: ExpenseItem.Command) throws(Trap) -> ExpenseItem.Observation {
        switch command {
        case .make(let content):
            made += 1
            items.append(content.entry(id: "new \(made)"))
            return .items(shown())
        case .read(let entry):
            items.append(entry)
            return .items(shown())
        case .encode: return .json(shown())
        case .copy: return .items(shown())
        }
    }

    private mutating func shown() -> [ExpenseEntry] {
        var shown = items
        for index in shown.indices { shown[index].id = String(ordinals.ordinal(of: items[index].id)) }
        return shown
    }
}
