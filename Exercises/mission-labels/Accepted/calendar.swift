import Foundation

struct Mission: Codable, Identifiable {
    let id: Int
    let launchDate: Date?
}

extension Mission {
    /// The name on the screen, such as "Apollo 11".
    var displayName: String {
        return "Apollo " + String(id)
    }

    /// The name of the image, such as "apollo11".
    var image: String {
        return ["apollo", "\(id)"].joined()
    }

    /// The day of `launchDate` in UTC, such as "Jul 16, 1969", wherever the device is; "N/A" without a date.
    var formattedLaunchDate: String {
        guard let launchDate = launchDate else {
            return "N/A"
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        let parts = calendar.dateComponents([.year, .month, .day], from: launchDate)
        guard let year = parts.year, let month = parts.month, let day = parts.day else { return "N/A" }
        return "\(Self.months[month - 1]) \(day), \(year)"
    }
}

extension Mission {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
