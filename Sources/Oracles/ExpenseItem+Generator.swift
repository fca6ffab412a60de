public import ExerciseKit

extension ExpenseItemReference {
    /// Expenses come up with equal names, and wholly equal but for their identity; one in three is read from JSON, some
    /// of these with an identity that is there already.
    public static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [ExpenseItem.Command] {
        (0..<length).map { place in
            switch place == 0 ? 0 : Int.random(in: 0..<10, using: &generator) {
            case 0..<4: .make(ExpenseSamples.content(using: &generator))
            case 4..<6: .read(ExpenseSamples.entry(using: &generator))
            case 6..<8: .encode
            default: .copy
            }
        }
    }
}

/// What generated expenses are made of.
enum ExpenseSamples {
    static func content(using generator: inout some RandomNumberGenerator) -> ExpenseContent {
        ExpenseContent(
            name: names.randomElement(using: &generator) ?? "",
            type: types.randomElement(using: &generator) ?? "",
            amount: amounts.randomElement(using: &generator) ?? "0")
    }

    static func entry(using generator: inout some RandomNumberGenerator) -> ExpenseEntry {
        content(using: &generator).entry(id: ExpenseIdentifier.digits.randomElement(using: &generator) ?? "A")
    }

    // Some more often than others, so that equal ones meet.
    private static let names = ["Lunch", "Lunch", "Lunch", "Bus", "Çay", "قهوة", "2 \"big\" \\ books", ""]
    private static let types = ["Personal", "Personal", "Business"]
    private static let amounts = ["12.5", "12.5", "12.5", "12.5", "8", "0", "0.1", "1250.75", "-3.2", "1000000"]
}
