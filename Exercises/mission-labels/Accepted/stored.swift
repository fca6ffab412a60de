import Foundation

public final class Mission: Codable, Identifiable {
    public let id: Int
    public let launchDate: Date?
    public let displayName: String
    public private(set) lazy var image = displayName.lowercased().replacingOccurrences(of: " ", with: "")

    private static let style = Date.VerbatimFormatStyle(
        format: "\(month: .abbreviated) \(day: .defaultDigits), \(year: .defaultDigits)",
        locale: Locale(identifier: "en_US"), timeZone: TimeZone(secondsFromGMT: 0)!,
        calendar: Calendar(identifier: .gregorian))

    init(id: Int, launchDate: Date?) {
        self.id = id
        self.launchDate = launchDate
        displayName = "Apollo \(id)"
    }

    var formattedLaunchDate: String { launchDate?.formatted(Mission.style) ?? "N/A" }
}
