import ExerciseKit
import Testing

struct ExpensesStoreWireTests {
    private let lunch = ExpenseContent(name: "Lunch", type: "Personal", amount: "12.5")

    @Test func `commands come back as they were sent`() {
        let commands: [ExpensesStore.Command] = [
            .add(lunch), .remove(offsets: [2, 0]), .remove(offsets: []), .launch, .found([lunch.entry(id: "A")]),
            .found([]), .spoiled("{"), .misplaced(""), .foreign(key: "items", [lunch.entry(id: "F")]),
        ]
        for command in commands { #expect(ExpensesStore.Command(wire: command.wire) == command) }
    }

    @Test func `observations come back as they were sent`() {
        let entries = [lunch.entry(id: "1"), lunch.entry(id: ExpenseEntry.missing)]
        let saved: [ExpensesStore.Saved] = [.same, .others(entries), .others([]), .untouched, .unreadable]
        let observations = saved.map { ExpensesStore.Observation.list(entries, saved: $0) } + [.unnoticed, .threw]
        for observation in observations { #expect(ExpensesStore.Observation(wire: observation.wire) == observation) }
    }

    @Test func `offsets that are no numbers, unknown identifiers and missing fields are refused`() {
        let offsets = WireValue.record("remove", [WireField("offsets", .list([.text("first")]))])
        #expect(ExpensesStore.Command(wire: offsets) == nil)
        #expect(ExpensesStore.Command(wire: ExpensesStore.Command.found([lunch.entry(id: "1")]).wire) == nil)
        #expect(ExpensesStore.Command(wire: .record("foreign", [WireField("items", .list([]))])) == nil)
        #expect(ExpensesStore.Command(wire: .record("spoiled", [])) == nil)
        #expect(ExpensesStore.Observation(wire: .record("list", [WireField("items", .list([]))])) == nil)
    }
}
