import ExerciseKit
import Oracles
import Testing

struct BudgetStoreTests {
    private let coffee = BudgetExpense(title: "Coffee", amount: "4.5", category: "food", day: 0)
    private let bus = BudgetExpense(title: "Bus", amount: "2.75", category: "transport", day: -1)

    @Test func `expenses keep the order in which they were added, each with its identity`() throws {
        let shown = try shown(after: [.add(coffee), .add(bus), .add(coffee)])
        #expect(shown.expenses.map(\.id) == [1, 2, 3])
        #expect(shown.expenses.map(\.expense) == [coffee, bus, coffee])
    }

    @Test(arguments: [
        ([0, 1], [3]), ([1, 0], [3]), ([1], [1, 3]), ([0, 2], [2]), ([], [1, 2, 3]), ([0, 1, 2], []),
    ])
    func `deleting takes away all offsets at once, in whatever order they come`(
        _ deletion: (offsets: [Int], left: [Int])
    ) throws {
        let commands: [BudgetStore.Command] = [
            .add(coffee), .add(bus), .add(coffee), .delete(offsets: deletion.offsets),
        ]
        #expect(try shown(after: commands).expenses.map(\.id) == deletion.left)
    }

    @Test func `an identity is not given again`() throws {
        #expect(try shown(after: [.add(coffee), .delete(offsets: [0]), .add(coffee)]).expenses.map(\.id) == [2])
    }

    @Test func `an offset without a row stops the program`() {
        #expect(throws: Trap("Index out of range")) { try shown(after: [.add(coffee), .delete(offsets: [1])]) }
    }

    @Test func `generated sequences never trap, and delete neighbours, equals, all and none`() throws {
        var generator = Steps(state: 9)
        var deletions: Set<Int> = []
        for _ in 0..<300 {
            let commands = BudgetStoreReference.sequence(length: 8, using: &generator)
            #expect(commands.count == 8)
            #expect(throws: Never.self) { try shown(after: commands) }
            for case .delete(let offsets) in commands { deletions.insert(offsets.count) }
        }
        #expect(deletions.isSuperset(of: [0, 1, 2, 3]))
    }

    @discardableResult
    private func shown(after commands: [BudgetStore.Command]) throws -> BudgetStore.Observation {
        var reference = BudgetStoreReference()
        return try #require(commands.map { try reference.perform($0) }.last)
    }
}
