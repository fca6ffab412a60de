public import ExerciseKit

extension BudgetStoreReference {
    /// Many expenses are alike in their titles, and some in everything but their identity; a form would have refused
    /// some. Two in five commands delete, one
    /// row, several, neighbours, the last, all or none, at offsets that there are.
    public static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [BudgetStore.Command] {
        var count = 0
        return (0..<length).map { _ in
            guard count > 0, Int.random(in: 0..<5, using: &generator) < 2 else {
                count += 1
                return .add(expense(using: &generator))
            }
            let offsets = offsets(of: count, using: &generator)
            count -= offsets.count
            return .delete(offsets: offsets)
        }
    }

    private static func offsets(of count: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: []
        case 1: Array(0..<count)
        case 2: [count - 1]
        case 3...5: [Int.random(in: 0..<count, using: &generator)]
        default: (0..<count).filter { _ in Bool.random(using: &generator) }
        }
    }

    private static func expense(using generator: inout some RandomNumberGenerator) -> BudgetExpense {
        BudgetExpense(
            title: titles.randomElement(using: &generator) ?? "",
            amount: amounts.randomElement(using: &generator) ?? "1",
            category: BudgetExpense.categories.randomElement(using: &generator) ?? "food",
            day: days.randomElement(using: &generator) ?? 0)
    }

    private static let titles = ["Coffee", "Coffee", "Lunch", "Bus", "Çay", "قهوة", " Tea ", ""]
    private static let amounts = ["4.5", "4.5", "12.5", "0.07", "2", "0", "-3"]
    private static let days = [-2, -1, 0, 0, 1, 110_000]
}
