import Foundation

struct Astronaut: Codable, Hashable, Identifiable {
    let id: String
    let name: String
    let description: String
}

struct Mission: Codable, Hashable, Identifiable {
    struct CrewEntry: Codable, Hashable {
        /// The id of an astronaut.
        let name: String
        let role: String
    }

    let id: Int
    let launchDate: Date?
    let crew: [CrewEntry]
    let description: String
}

extension Mission {
    /// The name on the screen, such as "Apollo 11".
    var displayName: String { "Apollo \(id)" }

    /// The name of the image, such as "apollo11".
    var image: String { "apollo\(id)" }

    /// The day of `launchDate` in UTC, such as "Jul 16, 1969"; "N/A" without a date.
    var formattedLaunchDate: String {
        guard let launchDate else { return "N/A" }

        let style = Date.FormatStyle(
            date: .abbreviated,
            time: .omitted,
            locale: Locale(identifier: "en_US"),
            calendar: Calendar(identifier: .gregorian),
            timeZone: .gmt
        )
        return launchDate.formatted(style)
    }
}

struct CrewMember {
    let role: String
    let astronaut: Astronaut
}
