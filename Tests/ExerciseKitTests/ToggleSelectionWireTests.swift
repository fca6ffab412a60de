import ExerciseKit
import Testing

struct ToggleSelectionWireTests {
    private let goal = ToggleSelection.Goal(name: "Learn Rust", note: "daily")

    @Test func `commands come back as they were sent`() {
        let commands: [ToggleSelection.Command] = [.chosen([]), .chosen([goal, goal]), .tap(goal), .look(goal)]
        for command in commands { #expect(ToggleSelection.Command(wire: command.wire) == command) }
    }

    @Test func `observations come back as they were sent`() {
        let observations: [ToggleSelection.Observation] = [.choice([]), .choice([goal]), .marked, .unmarked]
        for observation in observations { #expect(ToggleSelection.Observation(wire: observation.wire) == observation) }
    }

    @Test func `a choice is sorted by name, then by note`() {
        let goals = [("b", "x"), ("a", "y"), ("a", "x")].map(ToggleSelection.Goal.init)
        #expect(ToggleSelection.Observation.choice(of: Set(goals)) == .choice([goals[2], goals[1], goals[0]]))
    }

    @Test func `a record with a field missing is none`() {
        #expect(ToggleSelection.Command(wire: .record("tap", [])) == nil)
        #expect(ToggleSelection.Command(wire: .record("look", [WireField("goal", .text("x"))])) == nil)
        #expect(ToggleSelection.Observation(wire: .record("choice", [])) == nil)
    }
}
