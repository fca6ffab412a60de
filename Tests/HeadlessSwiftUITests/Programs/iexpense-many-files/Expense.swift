import Foundation

enum ExpenseType: String, CaseIterable, Codable, Identifiable {
    case personal = "Personal"
    case business = "Business"

    var id: Self { self }
}

struct Expense: Identifiable, Codable, Equatable {
    var id = UUID()
    var name: String
    var type: ExpenseType
    var amount: Double
}

extension Expense {
    static let samples = [
        Expense(name: "Coffee", type: .personal, amount: 3.4),
        Expense(name: "Printer", type: .business, amount: 120),
        Expense(name: "Train", type: .business, amount: 49.9),
        Expense(name: "Cinema", type: .personal, amount: 11),
    ]
}
