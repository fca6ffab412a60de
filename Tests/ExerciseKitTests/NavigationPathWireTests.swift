import ExerciseKit
import Testing

struct NavigationPathWireTests {
    private let expense = NavigationPath.Expense(id: "a", title: "Coffee")

    @Test func `commands come back as they were sent`() {
        let commands: [NavigationPath.Command] = [
            .add(expense), .edit(expense), .push(id: "a"), .pop, .popToRoot, .open(id: ""), .delete(id: "b"),
            .deleteOnTop,
        ]
        for command in commands { #expect(NavigationPath.Command(wire: command.wire) == command) }
    }

    @Test func `observations come back as they were sent`() {
        let observation = NavigationPath.Observation(list: [expense], path: [expense, expense])
        #expect(NavigationPath.Observation(wire: observation.wire) == observation)
    }

    @Test func `a record with a field missing is none`() {
        #expect(NavigationPath.Command(wire: .record("push", [])) == nil)
        #expect(NavigationPath.Command(wire: .record("add", [WireField("id", .text("a"))])) == nil)
        #expect(NavigationPath.Command(wire: .text("pop")) == nil)
        #expect(NavigationPath.Observation(wire: .record("screens", [WireField("list", .list([]))])) == nil)
    }
}
