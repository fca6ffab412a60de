import Foundation

/// An expense: what it was for, its type ("Personal" or "Business"), and the amount.
///
/// Each new expense gets an `id` that no other has. As JSON an expense has the keys `id`, `name`, `type` and `amount`,
/// and read back from JSON it is the same expense.
struct ExpenseItem {
    let name: String
    let type: String
    let amount: Double

    // Your code goes here.
}
