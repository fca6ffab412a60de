import Foundation

struct Mission: Codable, Identifiable {
    var id: Int
    var launchDate: Date?
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
        launchDate.map(Self.day) ?? "N/A"
    }
}

extension Mission {
    private static func day(_ moment: Date) -> String {
        var style = Date.FormatStyle.dateTime.month(.abbreviated).day().year()
        style.timeZone = TimeZone(abbreviation: "UTC") ?? .gmt
        style.locale = Locale(identifier: "en_US_POSIX")
        return moment.formatted(style)
    }
}
