import ExerciseKit

/// Tells the student's `joinCrew(of:with:)` what the exercise's commands say. Its names are such as no student chooses.
private struct `harness of crew-join`: ExerciseKit::Subject {
    // needs: struct Astronaut { let id: String; let name: String; let description: String }
    private var astronauts: [Swift::String: Astronaut] = [:]

    mutating func perform(_ command: ExerciseKit::CrewJoin.Command) -> ExerciseKit::CrewJoin.Observation {
        switch command {
        case .astronaut(let known):
            // needs: struct Astronaut { let id: String; let name: String; let description: String }
            let astronaut = Astronaut(id: known.id, name: known.name, description: known.description)
            astronauts.updateValue(astronaut, forKey: known.id)
            return .noted
        case .mission(let crew):
            // needs: struct Mission { struct CrewEntry { let name: String; let role: String } }
            let entries = crew.map { Mission.CrewEntry(name: $0.name, role: $0.role) }
            // needs: struct Mission { let id: Int; let crew: [CrewEntry]; let description: String }
            let mission = Mission(id: 11, crew: entries, description: "A mission")
            // needs: func joinCrew(of mission: Mission, with astronauts: [String: Astronaut]) -> [CrewMember]
            let members: [CrewMember] = joinCrew(of: mission, with: astronauts)
            return .crew(members.map(Self.member))
        }
    }

    // needs: struct CrewMember { let role: String; let astronaut: Astronaut }
    private static func member(_ member: CrewMember) -> ExerciseKit::CrewJoin.CrewMember {
        let astronaut = ExerciseKit::CrewJoin.Astronaut(
            id: member.astronaut.id, name: member.astronaut.name, description: member.astronaut.description)
        return ExerciseKit::CrewJoin.CrewMember(role: member.role, astronaut: astronaut)
    }
}

private let `the harness` = ExerciseKit::Harness(`harness of crew-join`.self)
