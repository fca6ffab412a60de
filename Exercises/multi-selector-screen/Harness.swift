import ExerciseKit
import SwiftUI

@testable import Commands

/// Uses the student's row in a form of its own. Its names are such as no student chooses.
@MainActor
private struct `user of multi-selector-screen`: @preconcurrency ExerciseKit::Subject {
    private let user = Commands::User {
        (owner: Commands::Owner, selected: SwiftUI::Binding<Swift::Set<Commands::Option>>) in
        // needs: struct MultiSelector<LabelView: View, Selectable: Identifiable & Hashable>: View, and its four properties
        MultiSelector(
            label: SwiftUI::Text(Commands::User.label), options: owner.options,
            optionToString: { (option: Commands::Option) -> Swift::String in option.name }, selected: selected)
    }

    mutating func perform(_ command: Commands::Command) -> Commands::Observation { user.perform(command) }
}

private let `the harness` = ExerciseKit::Harness(`user of multi-selector-screen`.self)
