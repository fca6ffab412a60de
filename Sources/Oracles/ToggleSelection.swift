public import ExerciseKit

/// Tells choices by id: a tap lets go of every chosen value that has the goal's id, and chooses the goal where none has.
public struct ToggleSelectionReference: Reference {
    private var chosen: [ToggleSelection.Goal] = []

    public init() {}

    public mutating func perform(_ command: ToggleSelection.Command) -> ToggleSelection.Observation {
        switch command {
        case .chosen(let goals):
            chosen = goals
            return .choice(of: Set(chosen))
        case .tap(let goal):
            let others = chosen.filter { $0.name != goal.name }
            chosen = others.count == chosen.count ? chosen + [goal] : others
            return .choice(of: Set(chosen))
        case .look(let goal):
            return chosen.contains { $0.name == goal.name } ? .marked : .unmarked
        }
    }
}
