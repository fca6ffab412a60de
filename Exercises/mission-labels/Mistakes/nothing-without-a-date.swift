import Foundation

struct Mission: Codable, Identifiable {
    let id: Int
    let launchDate: Date?
}

extension Mission {
    /// The name on the screen, such as "Apollo 11".
    var displayName: String {
        "Apollo \(id)"
    }

    /// The name of the image, such as "apollo11".
    var image: String {
        "apollo\(id)"
    }

    /// The day of `launchDate` in UTC, such as "Jul 16, 1969", wherever the device is; "N/A" without a date.
    var formattedLaunchDate: String {
        guard let launchDate else { return "" }

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
