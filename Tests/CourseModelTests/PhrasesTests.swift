import CourseModel
import Testing

struct PhrasesTests {
    private let phrases = Phrases(
        templates: ["astronaut": "{name} ({id})", "crew": "crew: {members}!", "empty": "nobody", "odd": "{x {y} z}"])

    private func astronaut(_ name: String) -> PlainValue {
        .record("astronaut", [.init("id", .text(name.lowercased())), .init("name", .text(name))])
    }

    @Test func `fields stand where the template has them, item by item`() {
        let crew = PlainValue.record("crew", [.init("members", .list([astronaut("Ride"), astronaut("Fabian")]))])
        #expect(phrases.say(crew) == "crew: Ride (ride), Fabian (fabian)!")
    }

    @Test func `what a program showed is told apart from the author's words`() {
        let crew = PlainValue.record("crew", [.init("members", .list([astronaut("Ride"), .text("x")]))])
        #expect(
            phrases.parts(of: crew) == [
                .words("crew: "), .value("Ride"), .words(" ("), .value("ride"), .words(")"), .words(", "), .value("x"),
                .words("!"),
            ])
    }

    @Test func `an empty list has its own phrase`() {
        #expect(phrases.say(.record("crew", [.init("members", .list([]))])) == "crew: nobody!")
        #expect(Phrases(templates: [:]).say(.list([])) == "[]")
    }

    @Test func `values that differ where the phrases do not say it are told apart`() {
        let phrases = Phrases(templates: ["astronaut": "{id}"])
        let (one, other) = phrases.apart(astronaut("Ride"), astronaut("ride"))
        #expect(one.map(\.text).joined() == "astronaut ride Ride")
        #expect(other.map(\.text).joined() == "astronaut ride ride")
        #expect(phrases.apart(astronaut("Ride"), astronaut("Fabian")) == ([.value("ride")], [.value("fabian")]))
    }

    @Test func `a field that holds braces is said as it is`() {
        #expect(phrases.say(astronaut("{id}")) == "{id} ({id})")
    }

    @Test func `what has no phrase is said plainly, and a template's own braces stay`() {
        #expect(phrases.say(.record("push", [.init("id", .text("7"))])) == "push 7")
        #expect(phrases.say(.record("odd", [.init("y", .text("1"))])) == "{x {y} z}")
    }
}

struct CounterexampleTests {
    @Test func `the place is the first command after which something else is seen`() {
        func behaviour(_ texts: [String], _ ending: Ending = .completed) -> Behaviour {
            Behaviour(observations: texts.map(PlainValue.text), ending: ending)
        }
        func place(_ expected: Behaviour, _ observed: Behaviour) -> Int {
            Counterexample(commands: [], expected: expected, observed: observed, seed: 0).place
        }
        #expect(place(behaviour(["a", "b"]), behaviour(["a", "c"])) == 1)
        #expect(place(behaviour(["a"], .trapped(message: "x")), behaviour(["a", "b"])) == 1)
        #expect(place(behaviour(["a"]), behaviour(["b"])) == 0)
    }
}
