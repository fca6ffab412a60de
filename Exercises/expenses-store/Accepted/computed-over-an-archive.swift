import Foundation
import Observation

struct ExpenseItem: Identifiable, Codable, Hashable {
    let id: UUID
    let name: String
    let type: String
    let amount: Double

    init(name: String, type: String, amount: Double) {
        self.id = UUID()
        self.name = name
        self.type = type
        self.amount = amount
    }
}

/// Keeps a value as JSON under a key.
struct Archive<Value: Codable> {
    let key: String

    func load() -> Value? {
        guard let data = UserDefaults.standard.data(forKey: key) else { return nil }
        return try? JSONDecoder().decode(Value.self, from: data)
    }

    func save(_ value: Value) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        guard let data = try? encoder.encode(value) else { return }
        UserDefaults.standard.set(data, forKey: key)
    }
}

@Observable
final class Expenses {
    @ObservationIgnored private let archive = Archive<[ExpenseItem]>(key: "Items")
    private var stored: [ExpenseItem]

    init() {
        stored = archive.load() ?? []
    }

    var items: [ExpenseItem] {
        get { stored }
        set {
            stored = newValue
            archive.save(newValue)
        }
    }
}

extension Expenses {
    /// Puts `item` at the end.
    func add(_ item: ExpenseItem) {
        items += [item]
    }

    /// Removes the items at all these offsets.
    func removeItems(at offsets: IndexSet) {
        items = items.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    }
}
