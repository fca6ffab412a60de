public import ExerciseKit

extension ToggleSelectionReference {
    /// Begins with a saved choice, in which one goal may be twice, with two notes. So few goals and notes there are that
    /// most taps meet a chosen goal, often with another note, and that the choice is often empty.
    public static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [ToggleSelection.Command] {
        (0..<length).map { place in
            guard place > 0 else { return .chosen(goals(using: &generator)) }
            return Int.random(in: 0..<3, using: &generator) == 0
                ? .look(goal(using: &generator)) : .tap(goal(using: &generator))
        }
    }

    private static func goals(using generator: inout some RandomNumberGenerator) -> [ToggleSelection.Goal] {
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in goal(using: &generator) }
    }

    private static func goal(using generator: inout some RandomNumberGenerator) -> ToggleSelection.Goal {
        ToggleSelection.Goal(
            name: names.randomElement(using: &generator) ?? "", note: notes.randomElement(using: &generator) ?? "")
    }

    // One is how another begins, and two differ in case alone.
    private static let names = ["Learn Swift", "Learn SwiftUI", "learn swift"]
    private static let notes = ["daily", "weekly"]
}
