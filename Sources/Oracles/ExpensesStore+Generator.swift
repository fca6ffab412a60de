public import ExerciseKit

extension ExpensesStoreReference {
    /// Half of the commands add; where there are rows, a fifth or so removes up to three of them, in any order; the others
    /// launch, mostly with what was saved.
    public static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [ExpensesStore.Command] {
        var rows = 0
        return (0..<length).map { _ in
            let command = command(rows: rows, using: &generator)
            switch command {
            case .add: rows += 1
            case .remove(let offsets): rows -= offsets.count
            case .found(let entries): rows = entries.count
            case .spoiled, .misplaced: rows = 0
            case .launch, .foreign: break
            }
            return command
        }
    }

    private static func command(
        rows: Int, using generator: inout some RandomNumberGenerator
    ) -> ExpensesStore.Command {
        switch Int.random(in: 0..<20, using: &generator) {
        case 10..<14 where rows > 0: .remove(offsets: offsets(below: rows, using: &generator))
        case 14..<16: .launch
        case 16: .found(entries(using: &generator))
        case 17: .spoiled(spoiled.randomElement(using: &generator) ?? "")
        case 18: .misplaced(misplaced.randomElement(using: &generator) ?? "")
        case 19: .foreign(key: keys.randomElement(using: &generator) ?? "", entries(using: &generator))
        default: .add(ExpenseSamples.content(using: &generator))
        }
    }

    private static func offsets(below rows: Int, using generator: inout some RandomNumberGenerator) -> [Int] {
        Array((0..<rows).shuffled(using: &generator).prefix(Int.random(in: 1...3, using: &generator)))
    }

    /// Up to three, each with an identity of its own.
    private static func entries(using generator: inout some RandomNumberGenerator) -> [ExpenseEntry] {
        let digits = ExpenseIdentifier.digits.shuffled(using: &generator)
        return digits.prefix(Int.random(in: 0...3, using: &generator)).map { digit in
            ExpenseSamples.content(using: &generator).entry(id: digit)
        }
    }

    // In the last the first expense is whole and the second is not.
    private static let spoiled = [
        "not JSON", "", "{", "[", "{\"items\": []}", "[1, 2]", "[{\"name\": \"Lunch\"}]",
        """
        [{"id": "5E1D09B7-2C84-4F16-A3D9-71B0C6E82F45", "name": "Lunch", "type": "Personal", "amount": 8}, {"name": "Tea"}]
        """,
    ]
    private static let misplaced = ["Lunch", "[]"]
    private static let keys = ["items", "Expenses", "Item", "ITEMS"]
}
