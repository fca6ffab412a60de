import ExerciseKit
import Oracles
import Testing

struct ToggleSelectionTests {
    private typealias Goal = ToggleSelection.Goal
    private let daily = Goal(name: "Learn SwiftUI", note: "daily")
    private let weekly = Goal(name: "Learn SwiftUI", note: "weekly")
    private let other = Goal(name: "Learn Rust", note: "daily")

    @Test func `a goal that is not chosen enters`() {
        #expect(tapped(other, of: [daily]) == .choice([other, daily]))
        #expect(tapped(daily, of: []) == .choice([daily]))
    }

    @Test func `a tap lets go of every value with the goal's id, whatever its note`() {
        #expect(tapped(weekly, of: [daily]) == .choice([]))
        #expect(tapped(weekly, of: [daily, other, weekly]) == .choice([other]))
    }

    @Test func `a row has a check mark where a value with its id is chosen`() {
        var reference = ToggleSelectionReference()
        _ = reference.perform(.chosen([daily]))
        #expect(reference.perform(.look(weekly)) == .marked)
        #expect(reference.perform(.look(other)) == .unmarked)
    }

    @Test func `a tap reverses the check mark of its row and of no other`() {
        for seed in 0..<100 {
            var reference = ToggleSelectionReference()
            for command in sequence(UInt64(seed)) {
                guard case .tap(let goal) = command else {
                    _ = reference.perform(command)
                    continue
                }
                let before = goals.map { reference.perform(.look($0)) }
                _ = reference.perform(command)
                for (one, mark) in zip(goals, before) {
                    #expect((reference.perform(.look(one)) == mark) == (one.name != goal.name))
                }
            }
        }
    }

    @Test func `generated sequences meet other notes, goals chosen twice and the last one let go`() {
        var hasOtherNote = false
        var hasTwo = false
        var hasEmptied = false
        for seed in 0..<20 {
            var reference = ToggleSelectionReference()
            var chosen: [Goal] = []
            for command in sequence(UInt64(seed)) {
                let shown = reference.perform(command)
                guard case .choice(let after) = shown else { continue }
                if case .tap(let goal) = command {
                    let same = chosen.filter { $0.name == goal.name }
                    hasOtherNote = hasOtherNote || same.count == 1 && same != [goal]
                    hasTwo = hasTwo || same.count == 2
                    hasEmptied = hasEmptied || after.isEmpty
                }
                chosen = after
            }
        }
        #expect(hasOtherNote && hasTwo && hasEmptied)
    }

    private let goals = ["Learn Swift", "Learn SwiftUI", "learn swift"].map { Goal(name: $0, note: "weekly") }

    private func tapped(_ goal: Goal, of chosen: [Goal]) -> ToggleSelection.Observation {
        var reference = ToggleSelectionReference()
        _ = reference.perform(.chosen(chosen))
        return reference.perform(.tap(goal))
    }

    private func sequence(_ seed: UInt64) -> [ToggleSelection.Command] {
        var generator = Steps(state: seed)
        return ToggleSelectionReference.sequence(length: 8, using: &generator)
    }
}
