import ExerciseKit
import Oracles
import Testing

struct MissionLabelsTests {
    @Test func `a mission shows its name, its image and the day of its launch`() throws {
        let labels = try shown(.mission(id: 11, launch: .init(year: 1969, month: 7, day: 16, hour: 13, minute: 32)))
        #expect(labels == .labels(name: "Apollo 11", image: "apollo11", date: "Jul 16, 1969"))
        let large = try shown(.mission(id: 1969, launch: .init(year: 2030, month: 1, day: 1)))
        #expect(large == .labels(name: "Apollo 1969", image: "apollo1969", date: "Jan 1, 2030"))
    }

    @Test func `a mission that was never launched shows that there is no date`() throws {
        #expect(
            try shown(.mission(id: 1, launch: nil)) == .labels(name: "Apollo 1", image: "apollo1", date: "N/A"))
    }

    @Test func `where the device is changes nothing`() throws {
        var reference = MissionLabelsReference()
        #expect(try reference.perform(.zone(hours: -8)) == .noted)
        let labels = try reference.perform(.mission(id: 17, launch: .init(year: 1972, month: 12, day: 7)))
        #expect(labels == .labels(name: "Apollo 17", image: "apollo17", date: "Dec 7, 1972"))
    }

    @Test func `generated sequences meet other zones, missing dates, and the turns of days and years`() {
        var generator = Steps(state: 3)
        var commands: [MissionLabels.Command] = []
        for _ in 0..<100 {
            let sequence = MissionLabelsReference.sequence(length: 5, using: &generator)
            #expect(sequence.count == 5)
            if case .zone = sequence.last { Issue.record("a zone that nothing follows") }
            commands += sequence
        }
        for command in commands { #expect(MissionLabels.Command(wire: command.wire) == command) }
        let moments = commands.compactMap { if case .mission(_, let launch) = $0 { launch } else { nil } }
        #expect(commands.contains { if case .mission(_, nil) = $0 { true } else { false } })
        #expect(commands.contains(.zone(hours: -8)) && commands.contains(.zone(hours: 9)))
        #expect(
            moments.contains { $0.month == 12 && $0.day == 31 } && moments.contains { $0.month == 1 && $0.day == 1 })
        #expect(moments.contains { $0.hour == 0 } && moments.contains { $0.hour == 23 })
    }

    private func shown(_ command: MissionLabels.Command) throws -> MissionLabels.Observation {
        var reference = MissionLabelsReference()
        return try reference.perform(command)
    }
}
