import CourseModel
import ExerciseRunner
import Testing

/// An exercise about a function, with an oracle of its own: the reference, a generator of inputs, a line of harness.
@Suite struct FunctionExerciseTests {
    static let files = [
        "exercise.yaml": """
        files: [Longest.swift]
        sequences: {count: 60, length: 1...4}
        cases:
          none: [{call: {1: []}}]
          a-tie: [{call: {1: [on, at]}}]
        """,
        "Oracle.swift": """
        import ExerciseKit

        /// The first of the longest words.
        func longest(_ words: [String]) throws(Trap) -> String? {
            var found: String?
            for word in words {
                if word.isEmpty { throw Trap("An empty word") }
                if word.count > (found?.count ?? 0) { found = word }
            }
            return found
        }

        func words(using generator: inout some RandomNumberGenerator) -> [String] {
            let known = ["a", "at", "on", "the", "sea", "boat"]
            return (0..<Int.random(in: 0...5, using: &generator)).map { _ in
                Int.random(in: 0..<40, using: &generator) == 0 ? "" : known.randomElement(using: &generator) ?? ""
            }
        }

        let oracle = Oracle(longest, inputs: words)
        """,
        "Harness.swift": """
        import ExerciseKit

        // needs: func longest(_ words: [String]) -> String?
        private let `the harness` = ExerciseKit::Harness { (words: [String]) -> String? in longest(words) }
        """,
        "Longest.swift": "func longest(_ words: [String]) -> String? { nil }\n",
        "Mistakes/last-of-a-tie.swift": function("word.count >= (found?.count ?? 0)"),
        "Mistakes/shortest.swift": function("found == nil || word.count < (found?.count ?? 0)"),
    ]

    static func function(_ condition: String) -> String {
        """
        func longest(_ words: [String]) -> String? {
            var found: String?
            for word in words {
                precondition(!word.isEmpty, "An empty word")
                if \(condition) { found = word }
            }
            return found
        }
        """
    }

    static let exercise = Result { try OwnExercise(files) }

    @Test func `a right function passes`() throws {
        let check = try Self.exercise.get().check(Self.function("word.count > found?.count ?? 0"))
        #expect(check.verdict == .passed)
    }

    @Test func `a wrong one is shown the shortest call that differs`() throws {
        let exercise = try Self.exercise.get()
        let check = exercise.check(
            """
            func longest(_ words: [String]) -> String? {
                guard !words.contains("") else { fatalError("An empty word") }
                return words.max { $0.count < $1.count || ($0.count == $1.count && words.count > 2) }
            }
            """)
        guard case .wrong(let found) = check.verdict else {
            Issue.record("\(check.verdict)")
            return
        }
        #expect(found.commands.count == 1)
        #expect(try exercise.checker.mistake(in: check) == nil)
    }

    @Test func `a mistake is recognised`() throws {
        let exercise = try Self.exercise.get()
        let check = exercise.check("// mine\n" + Self.function("found == nil || word.count >= found!.count"))
        guard case .wrong(let found) = check.verdict else {
            Issue.record("\(check.verdict)")
            return
        }
        #expect(found.caseName == "a-tie")
        #expect(found.expected.observations == [.record("result", [.init("value", .text("on"))])])
        #expect(found.observed.observations == [.record("result", [.init("value", .text("at"))])])
        #expect(try exercise.checker.mistake(in: check) == "last-of-a-tie")
    }

    @Test func `a trap of the reference is expected of the student`() throws {
        let source = Self.function("word.count > found?.count ?? 0")
        let check = try Self.exercise.get().check(source.replacing("An empty word", with: "No word"))
        guard case .wrong(let found) = check.verdict else {
            Issue.record("\(check.verdict)")
            return
        }
        #expect(found.expected.ending == .trapped(message: "An empty word"))
        #expect(found.observed.ending == .trapped(message: "No word"))
    }

    @Test func `a missing function is said as the student's file lacks it`() throws {
        let check = try Self.exercise.get().check("func longer(_ words: [String]) -> String? { nil }")
        guard case .compileError(let errors) = check.verdict, case .needs(let declaration, _) = errors.first else {
            Issue.record("\(check.verdict)")
            return
        }
        #expect(declaration == "func longest(_ words: [String]) -> String?")
    }
}
