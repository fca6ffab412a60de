import CourseModel
import ExerciseRunner
import Testing

struct CrewJoinTests {
    @Test func `the starter unchanged is not attempted`() throws {
        let starter = try CrewJoin.text(Places.crewJoin + "/CrewJoin.swift")
        let exercise = try CrewJoin()
        #expect(exercise.check(starter).verdict == .notAttempted)
        #expect(exercise.check("\u{FEFF}" + starter.replacing("\n", with: "\r\n") + "\n\n").verdict == .notAttempted)
    }

    @Test func `the starter with a word changed compiles and is wrong`() throws {
        let starter = try CrewJoin.text(Places.crewJoin + "/CrewJoin.swift")
        let check = try CrewJoin().check(starter.replacing("// Your code goes here.", with: "// Later."))
        guard case .wrong(let counterexample) = check.verdict else {
            Issue.record("\(check.verdict)")
            return
        }
        #expect(counterexample.commands.count <= 2)
    }

    @Test func `the solution passes with every seed`() throws {
        let exercise = try CrewJoin()
        for seed: UInt64 in [1, 2, .max] {
            #expect(exercise.checker.check(Places.crewJoinSolution, seed: seed).verdict == .passed)
        }
    }

    @Test func `there are three right solutions in other styles, and they pass`() throws {
        let exercise = try CrewJoin()
        #expect(exercise.folder.accepted.count >= 3)
        for name in exercise.folder.accepted {
            #expect(exercise.checker.check(exercise.folder.acceptedPath(name), seed: 1).verdict == .passed, "\(name)")
        }
    }

    @Test func `every mistake fails and is recognised as itself, whatever the seed`() throws {
        let exercise = try CrewJoin()
        #expect(exercise.folder.mistakes.count >= 4)
        for name in exercise.folder.mistakes {
            for seed: UInt64 in [1, 99] {
                let check = exercise.checker.check(exercise.folder.mistakePath(name), seed: seed)
                #expect(!check.verdict.isPass)
                #expect(try exercise.checker.mistake(in: check) == name)
            }
        }
    }

    @Test func `a wrong solution that behaves as no mistake does is not told that it makes one`() throws {
        let check = try CrewJoin().checkSolution(first: "if mission.crew.count > 2 { return [] }")
        guard case .wrong = check.verdict else {
            Issue.record("\(check.verdict)")
            return
        }
        #expect(try CrewJoin().checker.mistake(in: check) == nil)
    }

    @Test func `looking up by role is not taken for looking up by name`() throws {
        let solution = try CrewJoin.solution()
        let check = try CrewJoin().check(solution.replacing("astronauts[entry.name]", with: "astronauts[entry.role]"))
        #expect(!check.verdict.isPass)
        #expect(try CrewJoin().checker.mistake(in: check) == nil)
    }

    @Test func `a missing astronaut that is dropped is shown with one entry and the message that was due`() throws {
        let exercise = try CrewJoin()
        let check = exercise.checker.check(exercise.folder.mistakePath("drops-the-missing"), seed: 1)
        guard case .wrong(let counterexample) = check.verdict, let command = counterexample.commands.first,
            case .record("mission", let fields) = command, case .list(let crew)? = fields.first?.value
        else {
            Issue.record("\(check.verdict)")
            return
        }
        #expect(counterexample.commands.count == 1)
        #expect(crew.count == 1)
        #expect(counterexample.expected.ending == .trapped(message: "Missing armstrng"))
        #expect(counterexample.observed.ending == .completed)
    }

    @Test func `each command and observation has a phrase in every language of the course`() throws {
        let exercise = try CrewJoin.exercise()
        for tag in ["en", "tr", "ar"] {
            let phrases = try #require(exercise.phrases[LanguageTag(tag)])
            #expect(Set(phrases.templates.keys).isSuperset(of: ["astronaut", "mission", "entry", "crew", "member"]))
        }
    }
}
