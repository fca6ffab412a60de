import CourseModel
import CourseVerify
import Testing

@Suite struct FlakeAuditTests {
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
