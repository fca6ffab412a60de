public import CourseModel
internal import ExerciseKit
internal import Oracles

/// What can be said of the references that come with `learn` without running anything of a student's.
public enum BuiltInOracles {
    public static var names: [String] { Oracle.builtIn.map(\.name) }

    /// The index of the first of `commands` that the reference called `oracle` cannot read; nil where it reads all that
    /// come before it traps, or where there is no such reference.
    public static func unreadable(_ oracle: String, _ commands: [PlainValue]) -> Int? {
        guard case .unreadable(let command) = Oracle.named(oracle)?.answer(to: commands.map(WireValue.init)) else {
            return nil
        }
        return command
    }
}
