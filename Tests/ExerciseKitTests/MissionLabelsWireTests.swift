import ExerciseKit
import Testing

struct MissionLabelsWireTests {
    private typealias Moment = MissionLabels.Moment

    @Test func `commands come back as they were sent`() {
        let commands: [MissionLabels.Command] = [
            .zone(hours: -8), .zone(hours: 0), .zone(hours: 9), .mission(id: 1, launch: nil),
            .mission(id: 11, launch: Moment(year: 1969, month: 7, day: 16, hour: 13, minute: 2)),
        ]
        for command in commands { #expect(MissionLabels.Command(wire: command.wire) == command) }
    }

    @Test func `observations come back as they were sent`() {
        let observations: [MissionLabels.Observation] = [.noted, .labels(name: "Apollo 1", image: "", date: "N/A")]
        for observation in observations { #expect(MissionLabels.Observation(wire: observation.wire) == observation) }
    }

    @Test func `a far zone, a mission without its sign and a missing field are refused`() {
        #expect(MissionLabels.Command(wire: .record("zone", [WireField("hours", .text("15"))])) == nil)
        #expect(MissionLabels.Command(wire: .record("undated", [WireField("id", .text("11"))])) == nil)
        #expect(MissionLabels.Command(wire: .record("mission", [WireField("id", .text("#11"))])) == nil)
        #expect(MissionLabels.Observation(wire: .record("labels", [])) == nil)
    }

    @Test(arguments: [
        "1969-02-29 00:00", "1969-13-01 00:00", "1969-07-16 24:00", "1969-7-16 00:00", "1969-07-00 00:00", "",
    ])
    func `a moment that is none is refused`(_ text: String) {
        #expect(Moment(text) == nil)
    }

    @Test(arguments: [
        ("1970-01-01 00:00", 0), ("1969-12-31 23:59", -60), ("1968-02-29 00:00", -58_060_800),
        ("1969-07-16 13:32", -14_552_880), ("2000-03-01 00:00", 951_868_800), ("2030-12-31 00:30", 1_924_907_400),
    ])
    func `a moment reads, is written as it was read, and counts the seconds since 1970`(_ text: String, _ seconds: Int)
    {
        #expect(Moment(text)?.text == text)
        #expect(Moment(text)?.secondsSince1970 == seconds)
    }
}
