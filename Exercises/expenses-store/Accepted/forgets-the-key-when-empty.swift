import Foundation
import Observation

struct ExpenseItem: Identifiable, Codable {
    var id = UUID()
    let name: String
    let type: String
    let amount: Double
}

/// The list of expenses. It saves itself: a new `Expenses` has the items that the last one had.
///
/// Under the key "Items" of `UserDefaults.standard` stand the items as JSON, the `Data` that `JSONEncoder` makes of the
/// array. Where what stands there cannot be read as such an array, the list starts empty, and what stands there is left
/// alone until the first change.
@Observable
class Expenses {
    var items: [ExpenseItem] = [] {
        didSet {
            guard !items.isEmpty else {
                UserDefaults.standard.removeObject(forKey: "Items")
                return
            }
            guard let data = try? JSONEncoder().encode(items) else { return }
            UserDefaults.standard.set(data, forKey: "Items")
        }
    }

    init() {
        guard let data = UserDefaults.standard.object(forKey: "Items") as? Data else { return }
        guard let decoded = try? JSONDecoder().decode([ExpenseItem].self, from: data) else { return }
        items = decoded
    }

    /// Puts `item` at the end.
    func add(_ item: ExpenseItem) {
        items.append(item)
    }

    /// Removes the items at all these offsets.
    func removeItems(at offsets: IndexSet) {
        let ids = Set(offsets.map { items[$0].id })
        items.removeAll { ids.contains($0.id) }
    }
}
