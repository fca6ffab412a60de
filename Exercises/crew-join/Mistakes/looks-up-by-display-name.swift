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
        guard let astronaut = astronauts.values.first(where: { $0.name == entry.name }) else {
            fatalError("Missing \(entry.name)")
        }
        return CrewMember(role: entry.role, astronaut: astronaut)
    }
}
