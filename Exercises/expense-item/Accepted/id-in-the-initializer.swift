import Foundation

/// An expense: what it was for, its type ("Personal" or "Business"), and the amount.
///
/// Each new expense gets an `id` that no other has. As JSON an expense has the keys `id`, `name`, `type` and `amount`,
/// and read back from JSON it is the same expense.
struct ExpenseItem: Codable, Identifiable, Equatable {
    let id: UUID
    let name: String
    let type: String
    let amount: Double

    init(id: UUID = UUID(), name: String, type: String, amount: Double) {
        self.id = id
        self.name = name
        self.type = type
        self.amount = amount
    }
}
