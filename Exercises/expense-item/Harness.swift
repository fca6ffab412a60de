import ExerciseKit
import Foundation

/// Tells the student's `ExpenseItem` what the exercise's commands say. Its names are such as no student chooses.
private struct `harness of expense-item`: ExerciseKit::Subject {
    // needs: struct ExpenseItem { let name: String; let type: String; let amount: Double }
    private var items: [ExpenseItem] = []
    private var ordinals = ExerciseKit::Ordinals()

    mutating func perform(_ command: ExerciseKit::ExpenseItem.Command) -> ExerciseKit::ExpenseItem.Observation {
        switch command {
        case .make(let content):
            let amount = Swift::Double(content.amount) ?? 0
            // needs: ExpenseItem(name: String, type: String, amount: Double)
            items.append(ExpenseItem(name: content.name, type: content.type, amount: amount))
            return shown()
        case .read(let entry):
            guard let item = read(entry) else { return .threw }
            items.append(item)
            return shown()
        case .encode:
            guard let entries = encoded() else { return .threw }
            return .json(entries)
        case .copy:
            guard let copies = copies() else { return .threw }
            items = copies
            return shown()
        }
    }

    private func read(_ entry: ExerciseKit::ExpenseEntry) -> ExpenseItem? {
        guard let data = try? Foundation::JSONEncoder().encode(ExerciseKit::ExpenseJSON(entry)) else { return nil }
        // needs: struct ExpenseItem: Codable
        return try? Foundation::JSONDecoder().decode(ExpenseItem.self, from: data)
    }

    private func copies() -> [ExpenseItem]? {
        // needs: struct ExpenseItem: Codable
        guard let data = try? Foundation::JSONEncoder().encode(items) else { return nil }
        return try? Foundation::JSONDecoder().decode([ExpenseItem].self, from: data)
    }

    private mutating func encoded() -> [ExerciseKit::ExpenseEntry]? {
        // needs: struct ExpenseItem: Codable
        guard let data = try? Foundation::JSONEncoder().encode(items) else { return nil }
        let objects = try? Foundation::JSONDecoder().decode([[Swift::String: ExerciseKit::FieldInJSON]].self, from: data)
        return objects?.map { ExerciseKit::ExpenseEntry(written: $0, &ordinals) }
    }

    private mutating func shown() -> ExerciseKit::ExpenseItem.Observation {
        var entries: [ExerciseKit::ExpenseEntry] = []
        for item in items {
            entries.append(
                ExerciseKit::ExpenseEntry(
                    id: "\(ordinals.ordinal(of: Self.identity(item)))", name: item.name, type: item.type,
                    amount: ExerciseKit::CanonicalNumber.text(item.amount)))
        }
        return .items(entries)
    }

    // needs: struct ExpenseItem: Identifiable { var id: UUID }
    private static func identity(_ item: ExpenseItem) -> Swift::String { `identity of`(item) }
}

private func `identity of`<Item: Swift::Identifiable>(_ item: Item) -> Swift::String {
    Swift::String(describing: item.id)
}

private let `the harness` = ExerciseKit::Harness(`harness of expense-item`.self)
