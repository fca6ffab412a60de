import CourseModel
import Testing

@testable import CourseVerify

@Suite struct FlakeAuditTests {
    private let found = Counterexample(
        commands: [], expected: Behaviour(observations: [], ending: .completed),
        observed: Behaviour(observations: [], ending: .timeLimit), seed: 1)

    @Test func `a mistake may fail in another way, a right program may not`() {
        let mistake = VerifiedSubject.mistake("m")
        #expect(CodeVerdict.wrong(found).isAlike(.trapped(found), of: mistake))
        #expect(CodeVerdict.testsFailed([]).isAlike(.testsStopped(test: nil, .timeLimit), of: mistake))
        #expect(!CodeVerdict.wrong(found).isAlike(.passed, of: mistake))
        #expect(!CodeVerdict.wrong(found).isAlike(.compileLimit, of: mistake))
        #expect(!CodeVerdict.wrong(found).isAlike(.trapped(found), of: .solution))
    }

    @Test func `tests that fail or stop twice are no change`() {
        let one = FailedTest(name: "a", messages: [])
        #expect(CodeVerdict.testsFailed([one]).isAlike(.testsFailed([]), of: .starter))
        #expect(
            CodeVerdict.testsStopped(test: "a", .timeLimit).isAlike(.testsStopped(test: nil, .timeLimit), of: .starter))
        #expect(!CodeVerdict.testsFailed([one]).isAlike(.passed, of: .starter))
        #expect(!CodeVerdict.endedEarly(status: 0, found).isAlike(.endedEarly(status: 1, found), of: .starter))
    }

    @Test func `a verdict that hangs on the time zone is found`() throws {
        let course = try TrialCourse()
        try course.remove("Exercises/crew-join/Mistakes")
        for name in ["class-members", "recursion", "reduce"] {
            try course.remove("Exercises/crew-join/Accepted/\(name).swift")
        }
        let solution = "Solutions/crew-join/CrewJoin.swift"
        try course.replace("mission.crew.map", with: "mission.crew.prefix(isAtHome() ? 100 : 0).map", in: solution)
        try course.replace(
            "struct Astronaut:",
            with:
                "import Glibc\nfunc isAtHome() -> Bool { String(cString: getenv(\"TZ\")) == \"UTC\" }\nstruct Astronaut:",
            in: solution)
        let found = try course.verify(VerifyOptions(workers: 2, seed: 1, repeats: 2, program: "test")).findings
        let changes = found.filter { $0.problem.code == "verdict-changes" }
        #expect(changes.map(\.subject) == [.solution])
        guard case .verdictChanges(.passed, .wrong, let how)? = changes.first?.problem else {
            Issue.record("\(changes)")
            return
        }
        #expect(how.timeZone != "UTC" && how.seed != 1)
    }
}
