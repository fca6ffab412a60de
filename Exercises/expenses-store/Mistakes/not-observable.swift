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
class Expenses {
    var items: [ExpenseItem] = [] {
        didSet {
            if let data = try? JSONEncoder().encode(items) {
                UserDefaults.standard.set(data, forKey: "Items")
            }
        }
    }

    init() {
        if let data = UserDefaults.standard.data(forKey: "Items"),
            let decoded = try? JSONDecoder().decode([ExpenseItem].self, from: data)
        {
            items = decoded
        }
    }

    /// Puts `item` at the end.
    func add(_ item: ExpenseItem) {
        items.append(item)
    }

    /// Removes the items at all these offsets.
    func removeItems(at offsets: IndexSet) {
        items.remove(atOffsets: offsets)
    }
}
