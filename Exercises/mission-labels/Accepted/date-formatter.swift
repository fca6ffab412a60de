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
        guard let launchDate else { return "N/A" }

        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "MMM d, yyyy"
        return formatter.string(from: launchDate)
    }
}
