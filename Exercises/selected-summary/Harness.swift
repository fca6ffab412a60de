import ExerciseKit
import Foundation

/// Has choices among values of a type of its own summed up, which the student's function knows nothing of. Its names are
/// such as no student chooses.
private struct `harness of selected-summary`: ExerciseKit::Subject {
    private struct Choice: Swift::Identifiable, Swift::Hashable {
        var id: Swift::String
        var name: Swift::String

        init(_ option: ExerciseKit::SelectedSummary.Option) {
            id = option.id
            name = option.name
        }
    }

    mutating func perform(_ command: ExerciseKit::SelectedSummary.Command) -> ExerciseKit::SelectedSummary.Observation {
        let locale = Foundation::Locale(identifier: command.locale.rawValue)
        // needs: func selectedSummary<Selectable: Identifiable & Hashable>(of selected: Set<Selectable>, options: [Selectable], locale: Locale, optionToString: (Selectable) -> String) -> String
        let summary: Swift::String = selectedSummary(
            of: Swift::Set(command.chosen.map(Choice.init)), options: command.options.map(Choice.init),
            locale: locale, optionToString: { $0.name })
        return ExerciseKit::SelectedSummary.Observation(summary)
    }
}

private let `the harness` = ExerciseKit::Harness(`harness of selected-summary`.self)
