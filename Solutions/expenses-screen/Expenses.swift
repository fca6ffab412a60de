import Foundation
import Observation

struct ExpenseItem: Identifiable, Codable {
    var id = UUID()
    let name: String
    let type: String
    let amount: Double
}

/// The list of expenses. It saves itself: a new `Expenses` has the items that the last one had.
@Observable
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
}
