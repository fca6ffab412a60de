extension CrewJoin.Command: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "astronaut":
            guard let astronaut = CrewJoin.Astronaut(wire: wire) else { return nil }
            self = .astronaut(astronaut)
        case "mission":
            guard let crew = wire.list("crew", of: CrewJoin.CrewEntry.self) else { return nil }
            self = .mission(crew: crew)
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .astronaut(let astronaut): astronaut.wire
        case .mission(let crew): .record("mission", [WireField("crew", .list(crew.map(\.wire)))])
        }
    }
}

extension CrewJoin.Observation: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "noted": self = .noted
        case "crew":
            guard let members = wire.list("members", of: CrewJoin.CrewMember.self) else { return nil }
            self = .crew(members)
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .noted: .record("noted", [])
        case .crew(let members): .record("crew", [WireField("members", .list(members.map(\.wire)))])
        }
    }
}

extension CrewJoin.Astronaut: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "astronaut", let id = wire.text("id"), let name = wire.text("name"),
            let description = wire.text("description")
        else { return nil }
        self.init(id: id, name: name, description: description)
    }

    public var wire: WireValue {
        .record(
            "astronaut",
            [
                WireField("id", .text(id)), WireField("name", .text(name)),
                WireField("description", .text(description)),
            ])
    }
}

extension CrewJoin.CrewEntry: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "entry", let name = wire.text("name"), let role = wire.text("role") else { return nil }
        self.init(name: name, role: role)
    }

    public var wire: WireValue {
        .record("entry", [WireField("name", .text(name)), WireField("role", .text(role))])
    }
}

extension CrewJoin.CrewMember: WireRepresentable {
    public init?(wire: WireValue) {
        guard wire.name == "member", let role = wire.text("role"),
            let astronaut = wire["astronaut"].flatMap(CrewJoin.Astronaut.init(wire:))
        else { return nil }
        self.init(role: role, astronaut: astronaut)
    }

    public var wire: WireValue {
        .record("member", [WireField("role", .text(role)), WireField("astronaut", astronaut.wire)])
    }
}
