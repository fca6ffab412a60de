import ExerciseKit

/// Taps goals of a type of its own, which the student's functions know nothing of. Its names are such as no student chooses.
private struct `harness of toggle-selection`: ExerciseKit::Subject {
    private struct Goal: Swift::Identifiable, Swift::Hashable {
        var id: Swift::String
        var note: Swift::String

        init(_ goal: ExerciseKit::ToggleSelection.Goal) {
            id = goal.name
            note = goal.note
        }
    }

    private var selected: Swift::Set<Goal> = []

    mutating func perform(_ command: ExerciseKit::ToggleSelection.Command) -> ExerciseKit::ToggleSelection.Observation {
        switch command {
        case .chosen(let goals):
            selected = Swift::Set(goals.map(Goal.init))
            return choice
        case .tap(let goal):
            // needs: func toggleSelection<Selectable: Identifiable & Hashable>(_ option: Selectable, in selected: inout Set<Selectable>)
            _ = toggleSelection(Goal(goal), in: &selected)
            return choice
        case .look(let goal):
            // needs: func isSelected<Selectable: Identifiable & Hashable>(_ option: Selectable, in selected: Set<Selectable>) -> Bool
            let isMarked: Swift::Bool = isSelected(Goal(goal), in: selected)
            return isMarked ? .marked : .unmarked
        }
    }

    private var choice: ExerciseKit::ToggleSelection.Observation {
        .choice(of: Swift::Set(selected.map { ExerciseKit::ToggleSelection.Goal(name: $0.id, note: $0.note) }))
    }
}

private let `the harness` = ExerciseKit::Harness(`harness of toggle-selection`.self)
