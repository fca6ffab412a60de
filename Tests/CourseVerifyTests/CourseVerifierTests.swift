import CourseModel
import CourseVerify
import Testing

@Suite struct CourseVerifierTests {
    private let solution = "Solutions/crew-join/CrewJoin.swift"

    /// Only what the test is about, since each program takes a compile.
    private func course(keepingMistakes: Bool = false) throws -> TrialCourse {
        let course = try TrialCourse()
        try course.remove("Exercises/crew-join/Accepted")
        if !keepingMistakes { try course.remove("Exercises/crew-join/Mistakes") }
        return course
    }

    @Test func `a broken solution fails with a counterexample`() throws {
        let course = try course()
        try course.replace("mission.crew.map", with: "mission.crew.dropFirst().map", in: solution)
        let verification = try course.verify()
        let finding = try #require(verification.findings.first { $0.subject == .solution })
        guard case .doesNotPass(.wrong(let found)) = finding.problem else {
            Issue.record("\(finding)")
            return
        }
        #expect(found.caseName == "one-seat")
        #expect(!found.commands.isEmpty && found.expected != found.observed)
        #expect(finding.file == "\(course.root)/\(solution)")
    }

    @Test func `right solutions in other styles are wanted, and what is missing is named`() throws {
        let course = try course()
        try course.remove(solution)
        let problems = try course.verify().findings.map(\.problem)
        #expect(problems == [.fewAccepted(found: 0, wanted: 3), .missingFile])
    }

    @Test func `a mistake that is right and one that does not compile are found`() throws {
        let course = try course(keepingMistakes: true)
        for mistake in ["does-not-say-who", "one-per-role", "sorts-by-role"] {
            try course.remove("Exercises/crew-join/Mistakes/\(mistake).swift")
        }
        try course.replace(
            "guard let astronaut = astronauts[entry.name] else { return nil }",
            with: "guard let astronaut = astronauts[entry.name] else { fatalError(\"Missing \\(entry.name)\") }",
            in: "Exercises/crew-join/Mistakes/drops-the-missing.swift")
        try course.replace(
            "struct CrewMember {", with: "struct CrewMember { let x: Nowhere",
            in: "Exercises/crew-join/Mistakes/looks-up-by-display-name.swift")
        let problems = try course.verify().findings.map(\.problem)
        #expect(problems.contains(.mistakePasses))
        #expect(problems.map(\.code).contains("mistake-does-not-run"))
    }

    @Test func `a mutant that passes is shown, unless it is listed, and a list that is out of date is found`() throws {
        let course = try course()
        try course.replace(
            "mission.crew.map { entry in", with: "let unused = 41\n    return mission.crew.map { entry in", in: solution
        )
        let shown = try course.verify()
        let survivor = try #require(shown.findings.first { $0.problem.code == "mutant-survives" })
        #expect(survivor.subject == .mutant(MutantID(kind: "literal", declaration: "joinCrew(of:with:)", ordinal: 1)))
        guard case .survives(let diff) = survivor.problem else { return }
        #expect(diff.contains("-    let unused = 41\n+    let unused = 42"))
        #expect(shown.mutants.killed > 0)

        let file = "Exercises/crew-join/exercise.yaml"
        let list = """
            equivalents:
              literal/joinCrew(of:with:)/1: Nobody asks for it.
              literal/joinCrew(of:with:)/2: This one dies.
              literal/nowhere/1: There is none.
            say:
            """
        try course.replace("say:", with: list, in: file)
        let listed = try course.verify()
        let codes = listed.findings.map(\.problem.code).filter { $0 != "few-accepted" }
        #expect(codes == ["not-equivalent", "no-such-mutant"])
        #expect(listed.mutants.equivalent == 1)
    }

    @Test func `mutants of what unit tests grade are tried one by one, and what the tests do not see survives`() throws
    {
        let course = try course()
        try course.write(
            "files: [Sign.swift]\nlimits: {seconds: 1, megabytes: 1024}\n", to: "Exercises/sign/exercise.yaml")
        try course.write("func sign(_ number: Int) -> Int { 7 }\n", to: "Exercises/sign/Sign.swift")
        try course.write(
            """
            import Testing
            @testable import Learner

            @Test func `far from zero`() {
                #expect(sign(9) == 1)
                #expect(sign(-9) == -1)
            }
            """, to: "Exercises/sign/Tests.swift")
        try course.write(
            "func sign(_ number: Int) -> Int {\n    if number >= 0 { return 1 }\n    return -1\n}\n",
            to: "Solutions/sign/Sign.swift")
        let verification = try course.verify(exercise: "sign")
        let diffs = verification.findings.compactMap { finding in
            if case .survives(let diff) = finding.problem { diff } else { nil }
        }
        // Of zero nothing is said.
        #expect(diffs.contains { $0.contains("-    if number >= 0 { return 1 }\n+    if number > 0 { return 1 }") })
        #expect(!diffs.contains { $0.contains("+    return 1\n") || $0.contains("number <") })
        #expect(verification.mutants.killed > 0)
    }

    @Test func `a build of the mutants that fails is found, though the solution passes`() throws {
        let course = try course()
        // The symbol is taken only where mutants are built.
        try course.replace(
            "struct CrewMember {", with: "@_cdecl(\"learn_serve_harness\") public func taken() {}\nstruct CrewMember {",
            in: solution)
        let verification = try course.verify()
        let codes = verification.findings.map(\.problem.code).filter { $0 != "few-accepted" }
        #expect(codes == ["no-mutant-tried"])
        #expect(verification.mutants == MutantTally())
    }

    @Test func `a faulty exercise file is told with its place`() throws {
        let course = try course()
        try course.replace("oracle:", with: "orakle:", in: "Exercises/crew-join/exercise.yaml")
        let verification = try course.verify()
        #expect(!verification.diagnostics.isEmpty && !verification.isClean)
        try course.remove("Exercises/crew-join/exercise.yaml")
        #expect(try course.verify().findings.map(\.problem) == [.noExerciseFile])
    }

    @Test func `the exercises of a course are its folders`() throws {
        let course = try TrialCourse()
        #expect(CourseVerifier.exercises(in: course.root) == ["crew-join"])
        #expect(CourseVerifier.exercises(in: course.root + "/nowhere") == [])
    }
}
