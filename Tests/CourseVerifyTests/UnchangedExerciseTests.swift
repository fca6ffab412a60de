import CourseModel
import CourseVerify
import Testing

@Suite struct UnchangedExerciseTests {
    @Test func `what nothing was wrong with is run again only after a change`() throws {
        let course = try TrialCourse()
        try course.remove("Exercises/crew-join/Mistakes")
        let first = try course.verify(cache: "cache")
        #expect(first.isClean && !first.isUnchanged)
        let second = try course.verify(cache: "cache")
        #expect(second.isUnchanged)
        #expect(second.checks.map(\.subject) == first.checks.map(\.subject))
        #expect(second.mutants == first.mutants)

        let otherSeed = VerifyOptions(workers: 2, seed: 2, program: "test")
        #expect(try !course.verify(otherSeed, cache: "cache").isUnchanged)
        try course.replace(
            "// Your code goes here.", with: "// Your code goes here, please.", in: "Exercises/crew-join/CrewJoin.swift"
        )
        #expect(try !course.verify(cache: "cache").isUnchanged)
    }
}
