import ExerciseKit
import Foundation
import Observation

/// Tells the student's `Expenses` what the exercise's commands say. Its names are such as no student chooses. It is on the
/// main actor for a student whose `Expenses` is.
@MainActor
private struct `harness of expenses-store`: @preconcurrency ExerciseKit::Subject {
    // needs: class Expenses { init() }
    private var expenses: Expenses
    private var ordinals = ExerciseKit::Ordinals()
    /// What was put under the key and is no list of expenses.
    private var unreadable: `what is saved`?

    init() {
        for key in Foundation::UserDefaults.standard.dictionaryRepresentation().keys {
            Foundation::UserDefaults.standard.removeObject(forKey: key)
        }
        // needs: class Expenses { init() }
        expenses = Expenses()
    }

    mutating func perform(_ command: ExerciseKit::ExpensesStore.Command) -> ExerciseKit::ExpensesStore.Observation {
        switch command {
        case .add(let content):
            let amount = Swift::Double(content.amount) ?? 0
            // needs: ExpenseItem(name: String, type: String, amount: Double)
            let item = ExpenseItem(name: content.name, type: content.type, amount: amount)
            // needs: class Expenses { func add(_ item: ExpenseItem) }
            return changed { expenses in _ = try expenses.add(item) }
        case .remove(let offsets):
            let offsets = Foundation::IndexSet(offsets)
            // needs: class Expenses { func removeItems(at offsets: IndexSet) }
            return changed { expenses in _ = try expenses.removeItems(at: offsets) }
        case .launch: return launched()
        case .found(let entries): return launched(with: .data(Self.json(entries)), readable: true)
        case .spoiled(let text): return launched(with: .data(Foundation::Data(text.utf8)))
        case .misplaced(let text): return launched(with: .text(text))
        case .foreign(let key, let entries):
            Foundation::UserDefaults.standard.set(Self.json(entries), forKey: key)
            return launched()
        }
    }

    private mutating func launched() -> ExerciseKit::ExpensesStore.Observation {
        // needs: class Expenses { init() }
        expenses = Expenses()
        return shown()
    }

    private mutating func launched(
        with contents: `what is saved`, readable: Swift::Bool = false
    ) -> ExerciseKit::ExpensesStore.Observation {
        contents.put()
        unreadable = readable ? nil : contents
        return launched()
    }

    /// What can be seen after `change`: first of all whether somebody who watches the items heard of it.
    private mutating func changed(
        _ change: (inout Expenses) throws -> Swift::Void
    ) -> ExerciseKit::ExpensesStore.Observation {
        let watch = `watch over the items`()
        let before = Observation::withObservationTracking(identities) { watch.hasHeard = true }
        do {
            try change(&expenses)
        } catch {
            return .threw
        }
        guard watch.hasHeard || ExerciseKit::areEqual(identities(), before) else { return .unnoticed }
        return shown()
    }

    // needs: struct ExpenseItem: Identifiable { var id: UUID }
    private static func identity(_ item: ExpenseItem) -> Swift::String { `identity of`(item) }

    // needs: class Expenses { var items: [ExpenseItem] }
    private func identities() -> [Swift::String] { expenses.items.map(Self.identity) }

    private mutating func shown() -> ExerciseKit::ExpensesStore.Observation {
        var entries: [ExerciseKit::ExpenseEntry] = []
        // needs: class Expenses { var items: [ExpenseItem] }
        for item in expenses.items {
            entries.append(
                ExerciseKit::ExpenseEntry(
                    id: "\(ordinals.ordinal(of: Self.identity(item)))", name: item.name, type: item.type,
                    amount: ExerciseKit::CanonicalNumber.text(item.amount)))
        }
        return .list(entries, saved: saved(beside: entries))
    }

    private mutating func saved(beside items: [ExerciseKit::ExpenseEntry]) -> ExerciseKit::ExpensesStore.Saved {
        guard let contents = `what is saved`.contents() else { return items.isEmpty ? .same : .others([]) }
        if ExerciseKit::areEqual(contents, unreadable) { return .untouched }
        guard case .data(let data) = contents, let entries = entries(data) else { return .unreadable }
        return ExerciseKit::areEqual(entries, items) ? .same : .others(entries)
    }

    /// What `data` holds as JSON; nil where it is no list of objects.
    private mutating func entries(_ data: Foundation::Data) -> [ExerciseKit::ExpenseEntry]? {
        // The usual case, quicker than looking at each value.
        if let written = try? Foundation::JSONDecoder().decode([ExerciseKit::ExpenseJSON].self, from: data) {
            return written.map { one in
                ExerciseKit::ExpenseEntry(
                    id: "\(ordinals.ordinal(of: one.id))", name: one.name, type: one.type,
                    amount: ExerciseKit::CanonicalNumber.text(one.amount))
            }
        }
        let objects = try? Foundation::JSONDecoder().decode([[Swift::String: ExerciseKit::FieldInJSON]].self, from: data)
        return objects?.map { ExerciseKit::ExpenseEntry(written: $0, &ordinals) }
    }

    private static func json(_ entries: [ExerciseKit::ExpenseEntry]) -> Foundation::Data {
        (try? Foundation::JSONEncoder().encode(entries.map(ExerciseKit::ExpenseJSON.init))) ?? Foundation::Data()
    }
}

private func `identity of`<Item: Swift::Identifiable>(_ item: Item) -> Swift::String {
    Swift::String(describing: item.id)
}

private final class `watch over the items`: @unchecked Swift::Sendable {
    var hasHeard = false
}

/// What stands under the list's key.
private enum `what is saved`: Swift::Equatable {
    case data(Foundation::Data)
    case text(Swift::String)
    case other

    private static let key = "Items"

    func put() {
        switch self {
        case .data(let data): Foundation::UserDefaults.standard.set(data, forKey: Self.key)
        case .text(let text): Foundation::UserDefaults.standard.set(text, forKey: Self.key)
        case .other: break
        }
    }

    static func contents() -> Self? {
        guard let object = Foundation::UserDefaults.standard.object(forKey: key) else { return nil }
        if let data = object as? Foundation::Data { return .data(data) }
        return (object as? Swift::String).map(Self.text) ?? .other
    }
}

private let `the harness` = ExerciseKit::Harness(`harness of expenses-store`.self)
