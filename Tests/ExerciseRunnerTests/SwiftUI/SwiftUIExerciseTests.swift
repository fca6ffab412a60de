import CourseModel
import ExerciseRunner
import Testing

/// An exercise whose harness imports SwiftUI, and which has a file of data.
@Suite struct SwiftUIExerciseTests {
    static let files = [
        "exercise.yaml": "files: [Names.swift]\ncases: {all: [{call: {1: 2}}]}\nsequences: {count: 2}\n",
        "Data/names.json": "[\"Ada\", \"Grace\"]",
        "Oracle.swift": """
        import ExerciseKit
        import SwiftUI

        func names(_ count: Int) throws(Trap) -> [String] {
            let url = Bundle.main.url(forResource: "names", withExtension: "json")
            let data = url.flatMap { try? Data(contentsOf: $0) }
            let names = data.flatMap { try? JSONDecoder().decode([String].self, from: $0) }
            return Array((names ?? []).prefix(count))
        }

        func count(using generator: inout some RandomNumberGenerator) -> Int { .random(in: 0...2, using: &generator) }

        let oracle = Oracle(names, inputs: count)
        """,
        "Harness.swift": """
        import ExerciseKit
        import SwiftUI

        // needs: class Names { var all: [String] }
        private let `the harness` = ExerciseKit::Harness { (count: Int) -> [String] in Array(Names().all.prefix(count)) }
        """,
        "Names.swift": solution.replacing("url.flatMap", with: "\"\".isEmpty ? nil : url.flatMap"),
    ]

    /// As written for a Mac: only Foundation is imported.
    static let solution = """
        import Foundation

        @Observable class Names {
            var all: [String] = []

            init() {
                let url = Bundle.main.url(forResource: "names", withExtension: "json")
                let data = url.flatMap { try? Data(contentsOf: $0) }
                all = data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
            }
        }

        @main struct Program {
            static func main() {}
        }
        """

    static let exercise = Result { try OwnExercise(files) }

    @Test func `SwiftUI is there for all of the exercise, and its data beside the program`() throws {
        #expect(try Self.exercise.get().check("// mine\n" + Self.solution).verdict == .passed)
    }

    @Test func `the data is there without a sandbox too`() throws {
        let bare = try OwnExercise(Self.files, options: CheckOptions(sandbox: .never))
        #expect(bare.check("// mine\n" + Self.solution).verdict == .passed)
    }

    @Test func `an older style passes too, which imports Combine`() throws {
        let older =
            "import Combine\n"
            + Self.solution.replacing("@Observable class Names {", with: "class Names: ObservableObject {")
        #expect(
            try Self.exercise.get().check(older.replacing("var all:", with: "@Published var all:")).verdict == .passed)
    }

    @Test func `what is observed decides`() throws {
        let wrong = try Self.exercise.get().check(Self.solution.replacing("\"names\"", with: "\"name\""))
        guard case .wrong = wrong.verdict else {
            Issue.record("\(wrong.verdict)")
            return
        }
    }

    @Test func `elsewhere SwiftUI is not there`() throws {
        let exercise = try OwnExercise(CommandsExerciseTests.files)
        guard
            case .compileError(let errors) = exercise.check("import SwiftUI\n" + CommandsExerciseTests.solution).verdict
        else {
            Issue.record("compiled")
            return
        }
        #expect(
            errors == [
                .inFile(
                    name: "Stack.swift", at: TextPosition(line: 1, column: 8), message: "no such module 'SwiftUI'",
                    identifier: "sema_no_import")
            ])
    }
}
