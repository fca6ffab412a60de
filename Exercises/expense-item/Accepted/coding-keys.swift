import Foundation

/// An expense: what it was for, its type ("Personal" or "Business"), and the amount.
///
/// Each new expense gets an `id` that no other has. As JSON an expense has the keys `id`, `name`, `type` and `amount`,
/// and read back from JSON it is the same expense.
struct ExpenseItem: Hashable, Identifiable, Codable {
    typealias ID = UUID

    enum CodingKeys: String, CodingKey, CaseIterable {
        case amount, type, name, id
    }

    let name: String
    let type: String
    let amount: Double
    private(set) var id: ID = UUID()

    init(name: String, type: String, amount: Double) {
        (self.name, self.type, self.amount) = (name, type, amount)
    }
}
