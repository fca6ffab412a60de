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
        let written = `written JSON`(
            amount: Swift::Double(entry.amount) ?? 0, id: ExerciseKit::ExpenseIdentifier.text(entry.id),
            name: entry.name, type: entry.type)
        guard let data = try? Foundation::JSONEncoder().encode(written) else { return nil }
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
        let objects = try? Foundation::JSONDecoder().decode([[Swift::String: `value in JSON`]].self, from: data)
        return objects?.map { entry($0) }
    }

    private mutating func entry(_ object: [Swift::String: `value in JSON`]) -> ExerciseKit::ExpenseEntry {
        let id = object["id"].map { "\(ordinals.ordinal(of: $0.plain))" }
        return ExerciseKit::ExpenseEntry(
            id: id ?? ExerciseKit::ExpenseEntry.missing, name: `value in JSON`.text(object["name"]),
            type: `value in JSON`.text(object["type"]), amount: `value in JSON`.number(object["amount"]))
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

/// An expense as somebody else has written it.
private struct `written JSON`: Swift::Encodable {
    var amount: Swift::Double
    var id: Swift::String
    var name: Swift::String
    var type: Swift::String
}

/// A field's value in the JSON that the student's code wrote.
private enum `value in JSON`: Swift::Decodable {
    case text(Swift::String)
    case number(Swift::Double)
    case other

    init(from decoder: any Swift::Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let text = try? value.decode(Swift::String.self) {
            self = .text(text)
        } else if let number = try? value.decode(Swift::Double.self) {
            self = .number(number)
        } else {
            self = .other
        }
    }

    var plain: Swift::String {
        switch self {
        case .text(let text): text
        case .number(let number): ExerciseKit::CanonicalNumber.text(number)
        case .other: "…"
        }
    }

    static func text(_ value: Self?) -> Swift::String {
        guard let value else { return ExerciseKit::ExpenseEntry.missing }
        guard case .text(let text) = value else { return "‹\(value.plain)›" }
        return text
    }

    static func number(_ value: Self?) -> Swift::String {
        guard let value else { return ExerciseKit::ExpenseEntry.missing }
        guard case .number = value else { return "‹\(value.plain)›" }
        return value.plain
    }
}

private let `the harness` = ExerciseKit::Harness(`harness of expense-item`.self)
