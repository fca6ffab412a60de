import ExerciseKit
import Oracles
import Testing

struct CrewJoinTests {
    private let lovell = CrewJoin.Astronaut(id: "lovell", name: "Jim Lovell", description: "")
    private let haise = CrewJoin.Astronaut(id: "haise", name: "Fred Haise", description: "")

    @Test func `the crew comes in the order of the entries, each with its role`() throws {
        let crew = try joined([("haise", "Pilot"), ("lovell", "Commander")])
        #expect(crew == .crew([.init(role: "Pilot", astronaut: haise), .init(role: "Commander", astronaut: lovell)]))
    }

    @Test func `two may have one role, and one may have two seats`() throws {
        let crew = try joined([("haise", "Pilot"), ("lovell", "Pilot"), ("haise", "Pilot")])
        #expect(crew == .crew([haise, lovell, haise].map { .init(role: "Pilot", astronaut: $0) }))
    }

    @Test func `an empty crew is empty`() throws {
        #expect(try joined([]) == .crew([]))
    }

    @Test func `an id that nobody has stops the program, named as it stands in the entry`() {
        #expect(throws: Trap("Missing Jim Lovell")) { try joined([("haise", "Pilot"), ("Jim Lovell", "Commander")]) }
    }

    @Test func `a later astronaut takes the place of an earlier one with the same id`() throws {
        var reference = CrewJoinReference()
        _ = try reference.perform(.astronaut(lovell))
        let other = CrewJoin.Astronaut(id: "lovell", name: "James Lovell", description: "x")
        _ = try reference.perform(.astronaut(other))
        let crew = try reference.perform(.mission(crew: [.init(name: "lovell", role: "")]))
        #expect(crew == .crew([.init(role: "", astronaut: other)]))
    }

    private func joined(_ entries: [(String, String)]) throws(Trap) -> CrewJoin.Observation {
        var reference = CrewJoinReference()
        for astronaut in [lovell, haise] { _ = try reference.perform(.astronaut(astronaut)) }
        return try reference.perform(.mission(crew: entries.map { .init(name: $0.0, role: $0.1) }))
    }
}

struct OracleTests {
    @Test func `the same seed gives the same commands, another seed others`() throws {
        let oracle = try #require(Oracle.named("crew-join"))
        #expect(commands(oracle, 5) == commands(oracle, 5))
        #expect(commands(oracle, 5) != commands(oracle, 6))
    }

    @Test func `generated sequences meet missing ids, common roles and empty crews`() throws {
        let oracle = try #require(Oracle.named("crew-join"))
        let answers = (1..<200).map { oracle.answer(to: commands(oracle, $0)) }
        let traps = answers.count { if case .trapped = $0 { true } else { false } }
        #expect((20...150).contains(traps))
        let unreadable = answers.count { if case .unreadable = $0 { true } else { false } }
        #expect(unreadable == 0)
    }

    @Test func `a command of another exercise is unreadable`() throws {
        let oracle = try #require(Oracle.named("crew-join"))
        let mission = WireValue.record("mission", [WireField("crew", .list([]))])
        #expect(oracle.answer(to: [mission, .text("x")]) == .unreadable(command: 1))
    }

    @Test func `there is no reference of an unknown name`() {
        #expect(Oracle.named("crew") == nil)
    }

    private func commands(_ oracle: Oracle, _ seed: UInt64) -> [WireValue] {
        var generator: any RandomNumberGenerator = Steps(state: seed)
        return oracle.sequence(length: 12, using: &generator)
    }
}
