/// The exercise `toggle-selection`: goals are tapped, and chosen ones are told from the others by their ids, which are
/// their names.
public enum ToggleSelection {
    /// What a subject is told.
    public enum Command: Equatable, Sendable {
        /// From now on exactly these values are chosen; several may have one id.
        case chosen([Goal])
        /// Tap the row of this goal.
        case tap(Goal)
        /// Say whether the row of this goal has a check mark.
        case look(Goal)
    }

    public enum Observation: Equatable, Sendable {
        /// The chosen values, sorted, none of them twice.
        case choice([Goal])
        case marked
        case unmarked
    }

    /// Its name is its id.
    public struct Goal: Hashable, Comparable, Sendable {
        public var name: String
        public var note: String

        public init(name: String, note: String) {
            self.name = name
            self.note = note
        }

        public static func < (one: Goal, other: Goal) -> Bool {
            (one.name, one.note) < (other.name, other.note)
        }
    }
}

extension ToggleSelection.Observation {
    /// The chosen values in any order.
    public static func choice(of goals: Set<ToggleSelection.Goal>) -> Self { .choice(goals.sorted()) }
}
