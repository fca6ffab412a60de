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
    joined(mission.crew[...], astronauts)
}

private func joined(_ entries: ArraySlice<Mission.CrewEntry>, _ astronauts: [String: Astronaut]) -> [CrewMember] {
    guard let first = entries.first else { return [] }
    return [CrewMember(first, among: astronauts)] + joined(entries.dropFirst(), astronauts)
}

extension CrewMember {
    fileprivate init(_ entry: Mission.CrewEntry, among astronauts: [String: Astronaut]) {
        guard let astronaut = astronauts[entry.name] else { preconditionFailure("Missing \(entry.name)") }
        self.init(role: entry.role, astronaut: astronaut)
    }
}
