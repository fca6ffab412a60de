import CourseModel
import ExerciseRunner
import Testing

/// An oracle that does not do its part is a fault of the exercise's, which names it, and never "wrong".
@Suite struct OracleFaultTests {
    private func verdict(reference: String, oracle: String = "let oracle = Oracle(double, inputs: input)") throws
        -> CodeVerdict
    {
        let exercise = try OwnExercise([
            "exercise.yaml": "files: [Double.swift]\nsequences: {count: 5, length: 1...1}",
            "Oracle.swift": """
            import ExerciseKit

            func double(_ number: Int) throws(Trap) -> Int { \(reference) }

            func input(using generator: inout some RandomNumberGenerator) -> Int { .random(in: 1...9, using: &generator) }

            \(oracle)
            """,
            "Harness.swift": """
            import ExerciseKit
            private let `the harness` = ExerciseKit::Harness { (number: Int) -> Int in double(number) }
            """,
            "Double.swift": "func double(_ number: Int) -> Int { 0 }",
        ])
        return exercise.check("func double(_ number: Int) -> Int { 2 * number }").verdict
    }

    @Test func `an oracle that crashes`() throws {
        let expected = OracleFault.ended(.trapped(message: "Index out of range"))
        #expect(try verdict(reference: "[1][number]") == .graderFault(.oracle(expected)))
    }

    @Test func `an oracle that leaves`() throws {
        let verdict = try verdict(
            reference: "left()",
            oracle: "import Glibc\nfunc left() -> Int { exit(0) }\nlet oracle = Oracle(double, inputs: input)")
        #expect(verdict == .graderFault(.oracle(.unreadable)))
    }

    @Test func `an oracle that floods`() throws {
        let verdict = try verdict(reference: "while true { print(\"a line that is long enough to flood the output\") }")
        #expect(verdict == .graderFault(.oracle(.ended(.outputLimit))))
    }

    @Test func `an oracle that does not compile`() throws {
        guard case .graderFault(.oracle(.notCompiled(let file, let message))) = try verdict(reference: "nuber") else {
            Issue.record("it compiled")
            return
        }
        #expect(file.hasSuffix("/own/Oracle.swift"))
        #expect(message.hasPrefix("3:50: cannot find 'nuber' in scope"))
    }

    @Test func `no oracle at all`() throws {
        let exercise = try OwnExercise([
            "exercise.yaml": "files: [A.swift]", "Harness.swift": "", "A.swift": "",
        ])
        guard case .graderFault(.missingFile(let file)) = exercise.check("let a = 1").verdict else {
            Issue.record("there is one")
            return
        }
        #expect(file.hasSuffix("/Oracle.swift"))
    }
}
