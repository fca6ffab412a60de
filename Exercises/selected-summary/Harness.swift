import ExerciseKit
import Foundation

/// Has choices among values of a type of its own summed up, which the student's function knows nothing of. Its names are
/// such as no student chooses.
private struct `harness of selected-summary`: ExerciseKit::Subject {
    private struct Choice: Swift::Identifiable, Swift::Hashable {
        var id: Name
        var name: Swift::String

        init(_ option: ExerciseKit::SelectedSummary.Option) {
            id = Name(text: option.id)
            name = option.name
        }
    }

    /// An id of a type of its own, so that whoever takes all ids for texts is found out. Two of them differ by `==` alone:
    /// neither by their hash value, which different values may share, nor by how they are written.
    private struct Name: Swift::Hashable, Swift::CustomStringConvertible {
        var text: Swift::String

        func hash(into hasher: inout Swift::Hasher) {}
        var description: Swift::String { "id" }
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
