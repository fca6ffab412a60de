import Foundation

struct Mission: Codable, Identifiable {
    let id: Int
    let launchDate: Date?
}

extension Mission {
    /// The name on the screen, such as "Apollo 11".
    var displayName: String {
        // Your code goes here.
        ""
    }

    /// The name of the image, such as "apollo11".
    var image: String {
        // Your code goes here.
        ""
    }

    /// The day of `launchDate` in UTC, such as "Jul 16, 1969", wherever the device is; "N/A" without a date.
    var formattedLaunchDate: String {
        // Your code goes here.
        ""
    }
}
