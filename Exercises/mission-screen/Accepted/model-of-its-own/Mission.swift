import Foundation
import SwiftUI

struct Astronaut: Codable, Hashable, Identifiable {
    let id: String
    let name: String
    let description: String
}

struct Mission: Codable, Hashable, Identifiable {
    struct CrewEntry: Codable, Hashable {
        /// The id of an astronaut.
        let name: String
        let role: String
    }

    let id: Int
    let launchDate: Date?
    let crew: [CrewEntry]
    let description: String
}

extension Mission {
    var displayName: String { "Apollo \(id)" }
    var image: String { "apollo\(id)" }

    var formattedLaunchDate: String {
        guard let launchDate else { return "N/A" }

        let style = Date.FormatStyle(
            date: .abbreviated,
            time: .omitted,
            locale: Locale(identifier: "en_US"),
            calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt
        )
        return launchDate.formatted(style)
    }
}

struct CrewMember: Identifiable {
    let role: String
    let astronaut: Astronaut

    var id: String { astronaut.id }
}

/// All data of the app.
final class Archive: ObservableObject {
    @Published private(set) var missions: [Mission]
    private let astronauts: [String: Astronaut]

    init(missions: [Mission], astronauts: [String: Astronaut]) {
        self.missions = missions
        self.astronauts = astronauts
    }

    func crew(of mission: Mission) -> [CrewMember] {
        mission.crew.map { entry in
            let astronaut = astronauts[entry.name] ?? missing(entry.name)
            return CrewMember(role: entry.role, astronaut: astronaut)
        }
    }

    private func missing(_ id: String) -> Astronaut { fatalError("Missing \(id)") }
}
