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
    var crew: [CrewEntry]
    let description: String
}

final class CrewMember {
    let role: String
    let astronaut: Astronaut

    init(role: String, astronaut: Astronaut) {
        self.role = role
        self.astronaut = astronaut
    }
}

/// The crew of `mission`: for each entry, in order, its role and its astronaut.
///
/// `astronauts` holds the astronauts by id. Stops the program with the message "Missing NAME"
/// if an entry's `name` is nobody's id.
func joinCrew(of mission: Mission, with astronauts: [String: Astronaut]) -> [CrewMember] {
    mission.crew.map { entry in
        guard let astronaut = astronauts[entry.name] else {
            fatalError("Missing \(entry.name)")
        }
        return CrewMember(role: entry.role, astronaut: astronaut)
    }
}
