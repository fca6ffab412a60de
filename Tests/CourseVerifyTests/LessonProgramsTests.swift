import CourseModel
import CourseVerify
import ExerciseRunner
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct LessonProgramsTests {
    private static let head = "title: Days\nsummary: Days.\nsteps:\n"

    private func block(_ code: String) -> String {
        "  - text: days\n    title: Days\n    body: |\n      Look:\n\n      ```swift program\n      \(code)\n      ```\n"
    }

    private static let fill = """
          - fill: week
            title: Week
            prompt: How long?
            template: |
              let days = {{0}}
            blanks: [{answers: ["7", "8"]}]
            check: compile
            values: [days]

        """

    private func verify(_ lessons: [String: String]) throws -> (
        first: [LessonVerification], again: [LessonVerification]
    ) {
        let course = try TrialCourse()
        try course.write(
            "title: Days\nlanguages: [en, tr]\nlessons: [days]\n", to: "Lessons/course.yaml")
        for (language, text) in lessons {
            try course.write(Self.head + text, to: "Lessons/days/lesson.\(language).yaml")
        }
        let environment = ProcessInfo.processInfo.environment
        let installation = try Installation(
            toolchain: try #require(SwiftToolchain.find(environment)), products: Places.products,
            cache: course.root + "/cache", environment: environment)
        let verifier = CourseVerifier(
            root: course.root, installation: installation,
            options: VerifyOptions(workers: 2, seed: 1, program: "test"))
        let lessons = CourseVerifier.lessons(in: course.root)
        return (
            verifier.verify([], lessons: lessons) { _ in }.lessons,
            verifier.verify([], lessons: lessons) { _ in }.lessons
        )
    }

    @Test func `a block that does not compile is told in every language, with its line`() throws {
        let found = try verify(["en": block("let days: Int = \"7\""), "tr": block("let days: Int = \"7\"")])
        let lesson = try #require(found.first.first)
        #expect(lesson.checks.count == 2)
        #expect(
            lesson.findings.map(\.place) == [TextPosition(line: 10, column: 23), TextPosition(line: 10, column: 23)])
        #expect(lesson.findings.map(\.problem.code) == ["block-does-not-compile", "block-does-not-compile"])
        #expect(found.again.first?.findings.count == 2)
    }

    @Test func `what is sound is not looked at again, and blocks without the mark not at all`() throws {
        let found = try verify(["en": block("print(7)"), "tr": block("oops")])
        #expect(found.first.first?.findings.count == 1)
        #expect(found.again.first?.isUnchanged == false)
        let sound = try verify(["en": block("print(7)")])
        #expect(sound.first.first?.isClean == true)
        #expect(sound.again.first?.isUnchanged == true)
        #expect(try verify(["en": block("oops").replacing(" program", with: "")]).first.isEmpty)
    }

    @Test func `a listed answer that does another thing is told`() throws {
        let found = try verify(["en": Self.fill])
        #expect(found.first.first?.findings.map(\.problem.code) == ["answer-fails"])
        #expect(found.first.first?.findings.first?.subject == .fill(step: "week", LanguageTag("en")))
    }
}
