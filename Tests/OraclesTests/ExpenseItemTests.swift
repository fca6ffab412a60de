import ExerciseKit
import Oracles
import Testing

struct ExpenseItemTests {
    private let lunch = ExpenseContent(name: "Lunch", type: "Personal", amount: "12.5")
    private let taxi = ExpenseContent(name: "Taxi", type: "Business", amount: "30")

    @Test func `each new expense has an identity of its own, also beside its equal`() throws {
        let last = try shown(after: [.make(lunch), .make(lunch), .make(taxi)])
        #expect(last == .items([lunch.entry(id: "1"), lunch.entry(id: "2"), taxi.entry(id: "3")]))
    }

    @Test func `an expense that is read has the identity that was written, also twice`() throws {
        let last = try shown(after: [.read(lunch.entry(id: "C")), .make(taxi), .read(taxi.entry(id: "C"))])
        #expect(last == .items([lunch.entry(id: "1"), taxi.entry(id: "2"), taxi.entry(id: "1")]))
    }

    @Test func `going through JSON changes nothing`() throws {
        let last = try shown(after: [.make(lunch), .copy, .make(taxi), .copy])
        #expect(last == .items([lunch.entry(id: "1"), taxi.entry(id: "2")]))
    }

    @Test func `JSON has the same as memory`() throws {
        #expect(try shown(after: [.make(lunch), .encode]) == .json([lunch.entry(id: "1")]))
        #expect(try shown(after: [.encode]) == .json([]))
    }

    @Test func `generated sequences have the length asked for, begin with an expense, and meet equal ones`() {
        var generator = Steps(state: 7)
        var equal = 0
        for length in Array(1...12) + Array(repeating: 12, count: 30) {
            let commands = ExpenseItemReference.sequence(length: length, using: &generator)
            #expect(commands.count == length)
            guard case .make = commands[0] else {
                Issue.record("\(commands[0])")
                continue
            }
            let made = commands.compactMap { if case .make(let content) = $0 { content.name } else { nil } }
            equal += Set(made).count < made.count ? 1 : 0
        }
        #expect(equal > 10)
    }

    private func shown(after commands: [ExpenseItem.Command]) throws -> ExpenseItem.Observation? {
        var reference = ExpenseItemReference()
        return try commands.map { try reference.perform($0) }.last
    }
}
