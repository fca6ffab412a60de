import CourseModel
import ExerciseRunner
import Testing

/// What does not compile in the author's files, whatever the student's hold, is the exercise's fault.
@Suite struct AuthorsErrorTests {
    private static let right = FunctionExerciseTests.function("word.count > found?.count ?? 0")

    private func verdict(_ changes: [String: String], _ student: String = right) throws -> CodeVerdict {
        try OwnExercise(FunctionExerciseTests.files.merging(changes) { $1 }).check(student).verdict
    }

    @Test func `a harness that is wrong beside what it needs`() throws {
        let harness = """
            import ExerciseKit
            // needs: func longest(_ words: [String]) -> String?
            private let `the harness` = ExerciseKit::Harness { (words: [String]) -> String? in longest(wrds) }
            """
        #expect(
            try verdict(["Harness.swift": harness]) == .graderFault(.harness("cannot find 'wrds' in scope")))
    }

    @Test func `a support file that is wrong, also for a student who lacks something`() throws {
        let support = ["Support.swift": "let one: Int = \"\"\n"]
        let expected = "cannot convert value of type 'String' to specified type 'Int'"
        #expect(try verdict(support) == .graderFault(.harness(expected)))
        #expect(try verdict(support, "let mine = 1\n") == .graderFault(.harness(expected)))
    }

    @Test func `unit tests that are wrong`() throws {
        let exercise = try OwnExercise([
            "exercise.yaml": "files: [Longest.swift]",
            "Tests.swift": "import Testing\n@Test func one() { #expect(longst([]) == nil) }\n",
            "Longest.swift": "func longest(_ words: [String]) -> String? { nil }\n",
        ])
        #expect(exercise.check(Self.right).verdict == .graderFault(.harness("cannot find 'longst' in scope")))
    }

    @Test func `the student's own error is told first`() throws {
        let verdict = try verdict(["Support.swift": "let one: Int = \"\"\n"], Self.right + "\nlet two: Int = \"\"\n")
        guard case .compileError(let errors) = verdict, case .inFile = errors.first else {
            Issue.record("\(verdict)")
            return
        }
    }
}
