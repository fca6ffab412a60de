import ExerciseKit
import Foundation
import Glibc

/// Asks the student's `Mission` for its labels. Its names are such as no student chooses.
private struct `harness of mission-labels`: ExerciseKit::Subject {
    init() { Self.move(to: 0) }

    mutating func perform(_ command: ExerciseKit::MissionLabels.Command) -> ExerciseKit::MissionLabels.Observation {
        switch command {
        case .zone(let hours):
            Self.move(to: hours)
            return .noted
        case .mission(let id, let launch):
            let date = launch.map { Foundation::Date(timeIntervalSince1970: Swift::Double($0.secondsSince1970)) }
            // needs: struct Mission { let id: Int; let launchDate: Date? }
            let mission = Mission(id: id, launchDate: date)
            return .labels(
                // needs: struct Mission { var displayName: String }
                name: mission.displayName,
                // needs: struct Mission { var image: String }
                image: mission.image,
                // needs: struct Mission { var formattedLaunchDate: String }
                date: mission.formattedLaunchDate)
        }
    }

    /// Lets the device be elsewhere.
    private static func move(to hours: Swift::Int) {
        let size = Swift::abs(hours)
        Glibc::setenv("TZ", "GMT\(hours < 0 ? "-" : "+")\(size < 10 ? "0" : "")\(size)00", 1)
        // Foundation asks the one in some places and the other in others.
        Foundation::NSTimeZone.resetSystemTimeZone()
        Foundation::NSTimeZone.default = Foundation::TimeZone.current
    }
}

private let `the harness` = ExerciseKit::Harness(`harness of mission-labels`.self)
