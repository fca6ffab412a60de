/// The exercise `mission-labels`: the texts that a mission shows.
public enum MissionLabels {
    /// What a subject is told.
    public enum Command: Equatable, Sendable {
        /// From now on the clock of the device is so many hours ahead of UTC, -12…14.
        case zone(hours: Int)
        /// Show the labels of the mission with this number, launched at this moment; nil where it never was.
        case mission(id: Int, launch: Moment?)
    }

    public enum Observation: Equatable, Sendable {
        /// Nothing can be seen yet.
        case noted
        case labels(name: String, image: String, date: String)
    }

    /// A minute in UTC, of the Gregorian calendar.
    public struct Moment: Equatable, Sendable {
        /// 1901…2099.
        public var year: Int
        /// 1 for January.
        public var month: Int
        /// 1 or more.
        public var day: Int
        public var hour: Int
        public var minute: Int

        public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
            self.year = year
            self.month = month
            self.day = day
            self.hour = hour
            self.minute = minute
        }
    }
}

extension MissionLabels.Moment {
    /// Reads `1969-07-16 13:32`; nil where the text is no moment of the years 1901…2099.
    public init?(_ text: String) {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == " " || $0 == ":" }.map { Int($0) }
        guard text.utf8.count == 16, parts.count == 5, let year = parts[0], let month = parts[1], let day = parts[2],
            let hour = parts[3], let minute = parts[4]
        else { return nil }
        guard (1901...2099).contains(year), (1...12).contains(month), (0..<24).contains(hour),
            (0..<60).contains(minute), day >= 1, day <= Self.days(inMonth: month, of: year)
        else { return nil }
        self.init(year: year, month: month, day: day, hour: hour, minute: minute)
    }

    public var text: String { "\(year)-\(two(month))-\(two(day)) \(two(hour)):\(two(minute))" }

    /// From the start of 1970; negative before.
    public var secondsSince1970: Int {
        var days = day - 1
        for earlier in 1..<month { days += Self.days(inMonth: earlier, of: year) }
        // From 1901 to 2099 each fourth year is a leap year, and none is left out.
        days += (year - 1970) * 365 + (year - 1901) / 4 - (1970 - 1901) / 4
        return (days * 24 + hour) * 3600 + minute * 60
    }

    public static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
