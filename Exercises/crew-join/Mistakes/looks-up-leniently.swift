import Foundation

struct Astronaut: Codable, Identifiable {
    let id: String
    let name: String
    let description: String
}

struct Mission: Codable, Identifiable {
    struct CrewEntry: Codable {
        let name: String
        let role: String
    }

    let id: Int
    let crew: [CrewEntry]
    let description: String
}

struct CrewMember {
    let role: String
    let astronaut: Astronaut
}

/// The crew of `mission`: for each entry, in order, its role and its astronaut.
///
/// `astronauts` holds the astronauts by id. Stops the program with the message "Missing NAME"
/// if an entry's `name` is nobody's id.
func joinCrew(of mission: Mission, with astronauts: [String: Astronaut]) -> [CrewMember] {
    mission.crew.map { entry in
        let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
        let found = astronauts.values.first { $0.id.compare(entry.name, options: options) == .orderedSame }
        guard let astronaut = astronauts[entry.name] ?? found else {
            fatalError("Missing \(entry.name)")
        }
        return CrewMember(role: entry.role, astronaut: astronaut)
    }
}
