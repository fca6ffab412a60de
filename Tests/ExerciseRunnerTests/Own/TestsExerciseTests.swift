import CourseModel
import ExerciseRunner
import Testing

/// An exercise that is graded by its author's unit tests, which run as they are.
@Suite struct TestsExerciseTests {
    static let files = [
        "exercise.yaml": "files: [Clamp.swift]\nlimits: {seconds: 1, megabytes: 1024}",
        "Tests.swift": """
        import Foundation
        import Testing

        @testable import Learner

        @Suite struct ClampTests {
            @Test func `between the bounds nothing changes`() { #expect(clamp(5, to: 0...9) == 5) }

            @Test("Below and above", arguments: [(-1, 0), (12, 9)])
            func outside(number: Int, expected: Int) { #expect(clamp(number, to: 0...9) == expected, "a bound") }

            @Test @MainActor func later() async throws {
                try await Task.sleep(for: .milliseconds(1))
                withKnownIssue { #expect(clamp(3, to: 1...4) == 4) }
            }

            @Test(.disabled()) func never() { #expect(Bool(false)) }
        }
        """,
        "Clamp.swift": "func clamp(_ number: Int, to range: ClosedRange<Int>) -> Int { number }\n",
        "Mistakes/upper-only.swift": """
        func clamp(_ number: Int, to range: ClosedRange<Int>) -> Int { min(number, range.upperBound) }
        """,
        "Mistakes/always-lower.swift": """
        func clamp(_ number: Int, to range: ClosedRange<Int>) -> Int { range.lowerBound }
        """,
    ]

    static let exercise = Result { try OwnExercise(files) }

    private func clamp(_ body: String, _ rest: String = "") throws -> CodeCheck {
        try Self.exercise.get().check(
            "import Foundation\nfunc clamp(_ number: Int, to range: ClosedRange<Int>) -> Int { \(body) }\n\(rest)")
    }

    @Test func `a right solution passes`() throws {
        #expect(try clamp("min(max(number, range.lowerBound), range.upperBound)").verdict == .passed)
    }

    @Test func `the failed tests are named with their messages, and the mistake is recognised`() throws {
        let check = try clamp("number > range.upperBound ? range.upperBound : number")
        let failed = FailedTest(
            name: "Below and above",
            messages: ["Expectation failed: (clamp(number, to: 0...9) → -1) == (expected → 0)", "a bound"])
        #expect(check.verdict == .testsFailed([failed]))
        #expect(try Self.exercise.get().checker.mistake(in: check) == "upper-only")
    }

    @Test func `a crash names its test`() throws {
        let check = try clamp("number == 12 ? [1][number] : min(max(number, 0), 9)")
        #expect(check.verdict == .testsStopped(test: "Below and above", .trapped(message: "Index out of range")))
    }

    @Test func `leaving early is no pass, and names the test`() throws {
        let check = try clamp("exit(0)")
        #expect(check.verdict == .testsStopped(test: "between the bounds nothing changes", .exited(status: 0)))
    }

    @Test func `a loop is stopped, and names the test`() throws {
        let check = try clamp("while true {}")
        #expect(check.verdict == .testsStopped(test: "between the bounds nothing changes", .timeLimit))
    }

    @Test func `leaving before any test is no pass`() throws {
        let check = try clamp(
            "number", "@_cdecl(\"swt_abiv0_getEntryPoint\") public func entry() -> UnsafeRawPointer { exit(0) }")
        #expect(!check.verdict.isPass)
    }

    @Test func `a missing function is a compile error`() throws {
        guard case .compileError = try Self.exercise.get().check("func clamped() {}").verdict else {
            Issue.record("it compiled")
            return
        }
    }

    @Test func `no test at all is a fault of the exercise`() throws {
        let exercise = try OwnExercise([
            "exercise.yaml": "files: [A.swift]\nlimits: {megabytes: 1024}", "Tests.swift": "import Testing",
            "A.swift": "",
        ])
        #expect(exercise.check("let a = 1").verdict == .graderFault(.noTests))
    }
}
