public import ExerciseKit

/// Writes a mission's name, the name of its image and the day of its launch, in UTC and in English as Americans write it.
/// Where the device is does not matter.
public struct MissionLabelsReference: Reference {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    public init() {}

    public mutating func perform(_ command: MissionLabels.Command) throws(Trap) -> MissionLabels.Observation {
        switch command {
        case .zone: .noted
        case .mission(let id, let launch):
            .labels(name: "Apollo \(id)", image: "apollo\(id)", date: launch.map(Self.date) ?? "N/A")
        }
    }

    private static func date(_ launch: MissionLabels.Moment) -> String {
        "\(months[launch.month - 1]) \(launch.day), \(launch.year)"
    }
}
