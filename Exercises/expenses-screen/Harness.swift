@testable import Commands
import ExerciseKit
import SwiftUI

/// Uses the student's screen as the exercise's commands say.
@MainActor
private struct `subject of expenses-screen`: @preconcurrency ExerciseKit::Subject {
    // needs: struct ContentView: View { init() }
    private var user = Commands::User { SwiftUI::Screen.launched(ContentView()) }

    mutating func perform(_ command: Commands::Command) -> Commands::Observation { user.perform(command) }
}

private let `the harness` = ExerciseKit::Harness(`subject of expenses-screen`.self)
