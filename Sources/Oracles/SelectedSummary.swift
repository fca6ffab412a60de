public import ExerciseKit

/// Goes through the options in their order, keeps those whose id a chosen value has, and joins their names as the
/// locale does.
public struct SelectedSummaryReference: Reference {
    public init() {}

    public mutating func perform(_ command: SelectedSummary.Command) -> SelectedSummary.Observation {
        var names: [String] = []
        for option in command.options where command.chosen.contains(where: { $0.id == option.id }) {
            names.append(option.name)
        }
        return SelectedSummary.Observation(ListPattern(command.locale).joined(names))
    }
}
