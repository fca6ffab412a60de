import ExerciseKit
import Testing

struct CrewJoinWireTests {
    private let astronaut = CrewJoin.Astronaut(id: "lovell", name: "Jim Lovell", description: "Flew twice.")

    @Test func `commands come back as they were sent`() {
        let commands: [CrewJoin.Command] = [
            .astronaut(astronaut), .mission(crew: []),
            .mission(crew: [.init(name: "lovell", role: "Commander"), .init(name: "swigert", role: "")]),
        ]
        for command in commands { #expect(CrewJoin.Command(wire: command.wire) == command) }
    }

    @Test func `observations come back as they were sent`() {
        let observations: [CrewJoin.Observation] = [
            .noted, .crew([]), .crew([.init(role: "Commander", astronaut: astronaut)]),
        ]
        for observation in observations { #expect(CrewJoin.Observation(wire: observation.wire) == observation) }
    }

    @Test func `a record with a field missing is none`() {
        #expect(CrewJoin.Command(wire: .record("astronaut", [WireField("id", .text("x"))])) == nil)
        #expect(CrewJoin.Command(wire: .record("mission", [WireField("crew", .list([.text("x")]))])) == nil)
        #expect(CrewJoin.Observation(wire: .text("noted")) == nil)
    }
}
