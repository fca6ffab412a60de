extension ToggleSelection.Command: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "chosen":
            guard let goals = wire.list("goals", of: ToggleSelection.Goal.self) else { return nil }
            self = .chosen(goals)
        case "tap":
            guard let goal = ToggleSelection.Goal(wire["goal"]) else { return nil }
            self = .tap(goal)
        case "look":
            guard let goal = ToggleSelection.Goal(wire["goal"]) else { return nil }
            self = .look(goal)
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .chosen(let goals): .record("chosen", [WireField("goals", .list(goals.map(\.wire)))])
        case .tap(let goal): .record("tap", [WireField("goal", goal.wire)])
        case .look(let goal): .record("look", [WireField("goal", goal.wire)])
        }
    }
}

extension ToggleSelection.Observation: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "choice":
            guard let goals = wire.list("goals", of: ToggleSelection.Goal.self) else { return nil }
            self = .choice(goals)
        case "marked": self = .marked
        case "unmarked": self = .unmarked
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .choice(let goals): .record("choice", [WireField("goals", .list(goals.map(\.wire)))])
        case .marked: .record("marked", [])
        case .unmarked: .record("unmarked", [])
        }
    }
}

extension ToggleSelection.Goal: WireRepresentable {
    fileprivate init?(_ wire: WireValue?) {
        guard let wire else { return nil }
        self.init(wire: wire)
    }

    public init?(wire: WireValue) {
        guard wire.name == "goal", let name = wire.text("name"), let note = wire.text("note") else { return nil }
        self.init(name: name, note: note)
    }

    public var wire: WireValue {
        .record("goal", [WireField("name", .text(name)), WireField("note", .text(note))])
    }
}
