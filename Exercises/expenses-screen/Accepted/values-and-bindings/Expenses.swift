import Foundation

struct ExpenseItem: Identifiable, Codable, Equatable {
    enum Kind: String, Codable { case business = "Business", personal = "Personal" }

    var id = UUID()
    var name: String
    var kind: Kind
    var amount: Double

    var type: String { kind.rawValue }

    init(name: String, type: Kind, amount: Double) {
        (self.name, kind, self.amount) = (name, type, amount)
    }

    static var saved: [ExpenseItem] {
        guard let data = UserDefaults.standard.data(forKey: "expenses") else { return [] }
        return (try? JSONDecoder().decode([ExpenseItem].self, from: data)) ?? []
    }

    static func save(_ items: [ExpenseItem]) {
        UserDefaults.standard.set(try? JSONEncoder().encode(items), forKey: "expenses")
    }
}
