import ExerciseKit
import Testing

struct ExpenseItemWireTests {
    private let lunch = ExpenseContent(name: "Lunch", type: "Personal", amount: "12.5")

    @Test func `commands come back as they were sent`() {
        let commands: [ExpenseItem.Command] = [.make(lunch), .read(lunch.entry(id: "B")), .encode, .copy]
        for command in commands { #expect(ExpenseItem.Command(wire: command.wire) == command) }
    }

    @Test func `observations come back as they were sent`() {
        let entries = [lunch.entry(id: "1"), lunch.entry(id: ExpenseEntry.missing)]
        let observations: [ExpenseItem.Observation] = [.items([]), .items(entries), .json(entries), .threw]
        for observation in observations { #expect(ExpenseItem.Observation(wire: observation.wire) == observation) }
    }

    @Test func `an amount that is no number, an identity that is no digit and a missing field are refused`() {
        let amount = ExpenseItem.Command.make(ExpenseContent(name: "", type: "", amount: "much"))
        #expect(ExpenseItem.Command(wire: amount.wire) == nil)
        #expect(ExpenseItem.Command(wire: ExpenseItem.Command.read(lunch.entry(id: "G")).wire) == nil)
        #expect(ExpenseItem.Command(wire: .record("make", [WireField("name", .text("Lunch"))])) == nil)
        #expect(ExpenseItem.Command(wire: .record("burn", [])) == nil)
        #expect(ExpenseItem.Observation(wire: .record("items", [WireField("items", .list([.text("x")]))])) == nil)
    }

    @Test func `an identity keeps the number of its first sight`() {
        var ordinals = Ordinals()
        #expect(["x", "y", "x", "z", "y"].map { ordinals.ordinal(of: $0) } == [1, 2, 1, 3, 2])
    }

    @Test func `a number is written in one way`() {
        #expect(
            [12.5, 8, 0, 0.1, -3.2, 1_000_000].map(CanonicalNumber.text) == [
                "12.5", "8", "0", "0.1", "-3.2", "1000000",
            ])
    }

    @Test func `identifiers that come along are of version 4`() {
        for digit in ExpenseIdentifier.digits {
            let groups = ExpenseIdentifier.text(digit).split(separator: "-")
            #expect(groups.map(\.count) == [8, 4, 4, 4, 12])
            #expect(groups[2].first == "4" && "89AB".contains(groups[3].prefix(1)))
        }
    }
}
