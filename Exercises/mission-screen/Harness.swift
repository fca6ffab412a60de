import ExerciseKit
import Foundation
import SwiftUI

@testable import Commands

/// Uses the student's `ContentView` as the exercise's commands say. Its names are such as no student chooses.
@MainActor
private struct `harness of mission-screen`: @preconcurrency ExerciseKit::Subject {
    private var player = Commands::Player()

    mutating func perform(_ command: Commands::Command) -> Commands::Observation {
        player.perform(command) { flights in
            // needs: struct ContentView: View { init(missions: [Mission], astronauts: [String: Astronaut]) }
            ContentView(missions: flights.missions.map(Self.mission), astronauts: Self.astronauts(flights.astronauts))
        }
    }

    // needs: struct Mission { let id: Int; let launchDate: Date?; let crew: [CrewEntry]; let description: String }
    private static func mission(_ mission: Commands::Mission) -> Mission {
        let launchDate = mission.seconds.map { Foundation::Date(timeIntervalSince1970: $0) }
        // needs: struct Mission { struct CrewEntry { let name: String; let role: String } }
        let crew = mission.crew.map { Mission.CrewEntry(name: $0.id, role: $0.role) }
        // needs: struct Mission { let id: Int; let launchDate: Date?; let crew: [CrewEntry]; let description: String }
        return Mission(
            id: mission.number, launchDate: launchDate, crew: crew, description: mission.story)
    }

    // needs: struct Astronaut { let id: String; let name: String; let description: String }
    private static func astronauts(_ known: [Commands::Astronaut]) -> [Swift::String: Astronaut] {
        // needs: struct Astronaut { let id: String; let name: String; let description: String }
        let all = known.map { Astronaut(id: $0.id, name: $0.name, description: $0.story) }
        return Swift::Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    }
}

private let `the harness` = ExerciseKit::Harness(`harness of mission-screen`.self)
