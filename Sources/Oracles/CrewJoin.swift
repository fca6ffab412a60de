public import ExerciseKit

/// Joins a mission's crew with the astronauts: each entry, in order, becomes a member with the entry's role and the
/// astronaut whose id is the entry's `name`. An id that nobody has stops the program.
public struct CrewJoinReference: Reference {
    private var known: [CrewJoin.Astronaut] = []

    public init() {}

    public mutating func perform(_ command: CrewJoin.Command) throws(Trap) -> CrewJoin.Observation {
        switch command {
        case .astronaut(let astronaut):
            known.removeAll { $0.id == astronaut.id }
            known.append(astronaut)
            return .noted
        case .mission(let crew):
            var members: [CrewJoin.CrewMember] = []
            for entry in crew { members.append(try member(for: entry)) }
            return .crew(members)
        }
    }

    private func member(for entry: CrewJoin.CrewEntry) throws(Trap) -> CrewJoin.CrewMember {
        for astronaut in known where astronaut.id == entry.name {
            return CrewJoin.CrewMember(role: entry.role, astronaut: astronaut)
        }
        throw Trap("Missing \(entry.name)")
    }
}
