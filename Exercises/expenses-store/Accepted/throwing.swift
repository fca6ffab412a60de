import Foundation
import Observation

public struct ExpenseItem: Identifiable, Codable {
    public var id = UUID()
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
public final class Expenses {
    private let defaults = UserDefaults.standard
    private static let key = "Items"
    public private(set) var items = [ExpenseItem]()

    init() {
        do {
            guard let data = defaults.data(forKey: Self.key) else { return }
            items = try JSONDecoder().decode(Array<ExpenseItem>.self, from: data)
        } catch {
            print("Starting with an empty list: \(error)")
        }
    }

    @discardableResult
    func add(_ item: ExpenseItem) throws -> ExpenseItem {
        try replaceItems(with: items + [item])
        return item
    }

    func removeItems(at offsets: IndexSet) throws {
        let left = items.indices.filter { !offsets.contains($0) }
        try replaceItems(with: left.map { items[$0] })
    }

    private func replaceItems(with newItems: [ExpenseItem]) throws {
        let data = try JSONEncoder().encode(newItems)
        defaults.set(data, forKey: Self.key)
        items = newItems
    }
}
