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
    var members: [CrewMember] = []
    for entry in mission.crew {
        precondition(astronauts[entry.name] != nil, "Missing " + entry.name)
        members.append(CrewMember(role: entry.role, astronaut: astronauts[entry.name]!))
    }
    return members
}
