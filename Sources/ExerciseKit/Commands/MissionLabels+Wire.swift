extension MissionLabels.Command: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "zone":
            guard let hours = wire.text("hours").flatMap({ Int($0) }), (-12...14).contains(hours) else { return nil }
            self = .zone(hours: hours)
        case "mission":
            guard let id = Self.number(wire), let launch = wire.text("launch").flatMap(MissionLabels.Moment.init)
            else { return nil }
            self = .mission(id: id, launch: launch)
        case "undated":
            guard let id = Self.number(wire) else { return nil }
            self = .mission(id: id, launch: nil)
        default: return nil
        }
    }

    /// The mission's number, `#11` on the wire: a mission must not become another by the shortening of numbers.
    private static func number(_ wire: WireValue) -> Int? {
        guard let text = wire.text("id"), text.hasPrefix("#") else { return nil }
        return Int(text.dropFirst())
    }

    public var wire: WireValue {
        switch self {
        case .zone(let hours): .record("zone", [WireField("hours", .text(hours > 0 ? "+\(hours)" : "\(hours)"))])
        case .mission(let id, let launch?):
            .record("mission", [WireField("id", .text("#\(id)")), WireField("launch", .text(launch.text))])
        case .mission(let id, nil): .record("undated", [WireField("id", .text("#\(id)"))])
        }
    }
}

extension MissionLabels.Observation: WireRepresentable {
    public init?(wire: WireValue) {
        switch wire.name {
        case "noted": self = .noted
        case "labels":
            guard let name = wire.text("name"), let image = wire.text("image"), let date = wire.text("date") else {
                return nil
            }
            self = .labels(name: name, image: image, date: date)
        default: return nil
        }
    }

    public var wire: WireValue {
        switch self {
        case .noted: .record("noted", [])
        case .labels(let name, let image, let date):
            .record(
                "labels",
                [WireField("name", .text(name)), WireField("image", .text(image)), WireField("date", .text(date))])
        }
    }
}
