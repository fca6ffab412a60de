import ExerciseKit
import Oracles
import Testing

struct ExpensesStoreTests {
    private let lunch = ExpenseContent(name: "Lunch", type: "Personal", amount: "12.5")
    private let bus = ExpenseContent(name: "Bus", type: "Business", amount: "3.2")

    @Test func `what is added stands at the end, and is saved`() throws {
        let last = try shown(after: [.add(lunch), .add(bus)])
        #expect(last == .list([lunch.entry(id: "1"), bus.entry(id: "2")], saved: .same))
    }

    @Test func `offsets in any order mean the rows before the removal, also of alike expenses`() throws {
        let added: [ExpensesStore.Command] = [.add(lunch), .add(lunch), .add(bus), .add(lunch)]
        let left: ExpensesStore.Observation = .list([lunch.entry(id: "2"), lunch.entry(id: "4")], saved: .same)
        #expect(try shown(after: added + [.remove(offsets: [0, 2])]) == left)
        #expect(try shown(after: added + [.remove(offsets: [2, 0])]) == left)
    }

    @Test func `a row that is not there, and no row at all, have no right answer`() {
        #expect(throws: Trap("No such row")) { try shown(after: [.add(lunch), .remove(offsets: [1])]) }
        #expect(throws: Trap("No such row")) { try shown(after: [.add(lunch), .remove(offsets: [])]) }
    }

    @Test func `a launch takes up what was saved, identities included`() throws {
        let last = try shown(after: [.add(lunch), .add(bus), .remove(offsets: [0]), .launch, .launch])
        #expect(last == .list([bus.entry(id: "2")], saved: .same))
        let found = try shown(after: [.add(lunch), .found([bus.entry(id: "D")]), .add(lunch)])
        #expect(found == .list([bus.entry(id: "2"), lunch.entry(id: "3")], saved: .same))
    }

    @Test(arguments: [ExpensesStore.Command.spoiled("{"), .misplaced("Lunch")])
    func `what cannot be read gives an empty list and stays until the first change`(
        _ spoiled: ExpensesStore.Command
    ) throws {
        #expect(try shown(after: [.add(lunch), spoiled]) == .list([], saved: .untouched))
        #expect(try shown(after: [.add(lunch), spoiled, .launch]) == .list([], saved: .untouched))
        let changed = try shown(after: [.add(lunch), spoiled, .add(bus), .launch])
        #expect(changed == .list([bus.entry(id: "2")], saved: .same))
    }

    @Test func `what is saved under another key is nobody's`() throws {
        let foreign = ExpensesStore.Command.foreign(key: "items", [bus.entry(id: "A")])
        #expect(try shown(after: [foreign]) == .list([], saved: .same))
        #expect(try shown(after: [.add(lunch), foreign]) == .list([lunch.entry(id: "1")], saved: .same))
    }

    @Test func `generated sequences never stop, and meet all there is`() {
        var generator = Steps(state: 11)
        var seen: Set<String> = []
        for _ in 0..<200 {
            let commands = ExpensesStoreReference.sequence(length: 8, using: &generator)
            #expect(commands.count == 8)
            #expect(throws: Never.self) { try shown(after: commands) }
            seen.formUnion(commands.compactMap(\.wire.name))
            if commands.contains(where: { if case .remove(let rows) = $0 { rows.count > 1 } else { false } }) {
                seen.insert("several")
            }
        }
        let all: Set = ["add", "remove", "several", "launch", "found", "spoiled", "misplaced", "foreign"]
        #expect(seen == all)
    }

    @discardableResult
    private func shown(after commands: [ExpensesStore.Command]) throws -> ExpensesStore.Observation? {
        var reference = ExpensesStoreReference()
        return try commands.map { try reference.perform($0) }.last
    }
}
