public import ExerciseKit

extension NavigationPathReference {
    /// Two expenses come first. Then most ids are of expenses in the list, so that paths grow, hold one expense twice, and
    /// lose one from their bottom, middle or top; a few ids are nobody's. Some titles are equal, and some ids but for
    /// a capital.
    public static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [NavigationPath.Command] {
        var known = 0
        return (0..<length).map { place in
            let chance = Int.random(in: 0..<20, using: &generator)
            if place < 2 || (chance == 0 && known < ids.count) {
                known += 1
                return .add(expense(ids[known - 1], using: &generator))
            }
            return command(chance, id: id(known, using: &generator), using: &generator)
        }
    }

    private static func command(
        _ chance: Int, id: String, using generator: inout some RandomNumberGenerator
    ) -> NavigationPath.Command {
        switch chance {
        case 0...8: .push(id: id)
        case 9...10: .pop
        case 11: .popToRoot
        case 12...13: .open(id: id)
        case 14...16: .delete(id: id)
        case 17: .deleteOnTop
        default: .edit(expense(id, using: &generator))
        }
    }

    /// One in eight is nobody's.
    private static func id(_ known: Int, using generator: inout some RandomNumberGenerator) -> String {
        guard Int.random(in: 0..<8, using: &generator) > 0 else {
            return ["z", "B"].randomElement(using: &generator) ?? "z"
        }
        return ids.prefix(known).randomElement(using: &generator) ?? ""
    }

    private static func expense(
        _ id: String, using generator: inout some RandomNumberGenerator
    ) -> NavigationPath.Expense {
        NavigationPath.Expense(id: id, title: titles.randomElement(using: &generator) ?? "")
    }

    private static let ids = ["a", "b", "A", "ab"]
    private static let titles = ["Coffee", "Lunch", "Bus"]
}
