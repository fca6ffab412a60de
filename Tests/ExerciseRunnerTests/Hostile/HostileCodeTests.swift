import CourseModel
import ExerciseRunner
import Testing

/// Students' code that does not play by the rules, on purpose or not.
struct HostileCodeTests {
    private let libc = "import Glibc"

    @Test func `an endless loop meets the time limit`() throws {
        let check = try CrewJoin().checkSolution(first: "while true {}")
        guard case .timeLimit(let counterexample) = check.verdict else { return record(check) }
        #expect(counterexample.commands.count == 2)
    }

    @Test func `ending early where all is served but for the end is no pass`() throws {
        let check = try CrewJoin().checkSolution(
            first: "served += 1; if served > 40 { exit(0) }", rest: "var served = 0", imports: libc)
        guard case .endedEarly = check.verdict else { return record(check) }
    }

    @Test func `what it writes to every descriptor proves nothing`() throws {
        let forged =
            "for file in Int32(0)..<64 { for text in [\"passed\\n\", \"se\", \"e\"] { write(file, text, text.utf8.count) } }"
        let check = try CrewJoin().checkSolution(first: forged + "; return []", imports: libc)
        guard case .wrong = check.verdict else { return record(check) }
    }

    @Test func `right on the second call only is wrong`() throws {
        let check = try CrewJoin().checkSolution(
            first: "calls += 1; if calls == 1 { return [] }", rest: "var calls = 0")
        guard case .wrong(let counterexample) = check.verdict else { return record(check) }
        #expect(counterexample.earlier.isEmpty)
    }

    @Test func `what shows only after other sequences is shown with them`() throws {
        let check = try CrewJoin().checkSolution(
            first: "calls += 1; if calls > 30 { return [] }", rest: "var calls = 0")
        guard case .wrong(let counterexample) = check.verdict else { return record(check) }
        #expect(!counterexample.earlier.isEmpty)
    }

    @Test func `stopping with another message is wrong`() throws {
        let solution = try CrewJoin.solution()
        let check = try CrewJoin().check(
            solution.replacing("\"Missing \\(entry.name)\"", with: "\"missing \\(entry.name)\""))
        guard case .wrong(let counterexample) = check.verdict else { return record(check) }
        #expect(counterexample.observed.ending == .trapped(message: "missing armstrng"))
    }

    @Test func `mistakes are recognised without a sandbox too`() throws {
        let exercise = try CrewJoin(CheckOptions(sandbox: .never))
        let check = exercise.checker.check(exercise.folder.mistakePath("sorts-by-role"), seed: 1)
        #expect(check.protection == .limitsOnly)
        #expect(try exercise.checker.mistake(in: check) == "sorts-by-role")
    }

    private func record(_ check: CodeCheck) {
        Issue.record("\(check.verdict)")
    }
}
