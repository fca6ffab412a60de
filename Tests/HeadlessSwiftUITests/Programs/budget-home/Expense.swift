import Foundation

enum Category: String, CaseIterable, Identifiable {
    case food, travel, books

    var id: Self { self }
    var title: String { rawValue.capitalized }

    var symbol: String {
        switch self {
        case .food: "fork.knife"
        case .travel: "tram"
        case .books: "book"
        }
    }
}

struct Expense: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var amount: Decimal
    var category: Category
    var date: Date
}
