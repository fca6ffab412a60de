public import ExerciseKit

extension MissionLabelsReference {
    /// Half of the moments are midnights, as in the course's data, most others close to one; days stand at the ends of
    /// months and years more often than elsewhere. One mission in six was never launched.
    public static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [MissionLabels.Command] {
        (0..<length).map { place in
            // A zone that nothing follows shows nothing.
            if place + 1 < length, Int.random(in: 0..<3, using: &generator) == 0 {
                return .zone(hours: zones.randomElement(using: &generator) ?? 0)
            }
            let isDated = Int.random(in: 0..<6, using: &generator) > 0
            return .mission(
                id: ids.randomElement(using: &generator) ?? 11, launch: isDated ? moment(using: &generator) : nil)
        }
    }

    private static func moment(using generator: inout some RandomNumberGenerator) -> MissionLabels.Moment {
        let year = Int.random(in: 1961...2030, using: &generator)
        let isTurn = Int.random(in: 0..<4, using: &generator) == 0
        let month = isTurn ? [1, 12].randomElement(using: &generator) ?? 1 : Int.random(in: 1...12, using: &generator)
        let last = MissionLabels.Moment.days(inMonth: month, of: year)
        let days = [1, 2, Int.random(in: 1...last, using: &generator), last - 1, last]
        let (hour, minute) = times.randomElement(using: &generator) ?? (0, 0)
        return MissionLabels.Moment(
            year: year, month: month, day: days.randomElement(using: &generator) ?? 1, hour: hour, minute: minute)
    }

    private static let ids = [1, 7, 8, 9, 10, 11, 13, 17, 0, 100, 1969]
    private static let times = [(0, 0), (0, 0), (0, 0), (0, 30), (23, 59), (23, 30), (13, 32)]
    private static let zones = [-8, -5, -1, 0, 1, 3, 9]
}
