import ExerciseKit
import SwiftUI

@testable import Commands

/// Uses the student's `QuizScreen` as the exercise's commands say. Its names are such as no student chooses.
@MainActor
private struct `harness of quiz-screen`: @preconcurrency ExerciseKit::Subject {
    // needs: struct QuizScreen: View { init() }
    private let player = Commands::Player(SwiftUI::Screen.launched(QuizScreen()))

    mutating func perform(_ command: Commands::Command) -> Commands::Observation { player.perform(command) }
}

private let `the harness` = ExerciseKit::Harness(`harness of quiz-screen`.self)
