import ExerciseKit

/// Taps goals of a type of its own, which the student's functions know nothing of. Its names are such as no student chooses.
private struct `harness of toggle-selection`: ExerciseKit::Subject {
    private struct Goal: Swift::Identifiable, Swift::Hashable {
        var id: Name
        var note: Swift::String

        init(_ goal: ExerciseKit::ToggleSelection.Goal) {
            id = Name(text: goal.name)
            note = goal.note
        }
    }

    /// An id of a type of its own, so that whoever takes all ids for texts is found out. Two of them differ by `==` alone:
    /// neither by their hash value, which different values may share, nor by how they are written.
    private struct Name: Swift::Hashable, Swift::CustomStringConvertible {
        var text: Swift::String

        func hash(into hasher: inout Swift::Hasher) {}
        var description: Swift::String { "name" }
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
        .choice(of: Swift::Set(selected.map { ExerciseKit::ToggleSelection.Goal(name: $0.id.text, note: $0.note) }))
    }
}

private let `the harness` = ExerciseKit::Harness(`harness of toggle-selection`.self)
