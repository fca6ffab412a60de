public import CourseModel
internal import LessonFormat

/// The references that come with the program, as far as a linter has to know them.
public struct KnownOracles: Sendable {
    public let names: [String]
    /// The index of the first of these commands that the reference of this name cannot read; nil where it reads all.
    let unreadable: @Sendable (_ oracle: String, _ commands: [PlainValue]) -> Int?

    public init(names: [String], unreadable: @escaping @Sendable (String, [PlainValue]) -> Int?) {
        self.names = names
        self.unreadable = unreadable
    }
}

/// `oracle` names a reference, and this reads the commands of the named cases.
enum OracleRule {
    static func check(_ read: ReadExercise, _ oracles: KnownOracles) -> [PlacedExerciseProblem] {
        guard let oracle = read.exercise.oracle else { return [] }
        guard oracles.names.contains(oracle) else {
            let suggestion = Suggestion.closest(to: oracle, among: oracles.names)
            return [(.unknownOracle(name: oracle, suggestion: suggestion), read.ranges.oracle)]
        }
        return zip(read.exercise.cases, read.ranges.commands).compactMap { one, ranges in
            guard let index = oracles.unreadable(oracle, one.commands), ranges.indices.contains(index) else {
                return nil
            }
            return (.unknownCommand(caseName: one.name), ranges[index])
        }
    }
}
