import CourseModel
import ExerciseRunner
import LessonFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The exercise `crew-join`, ready to check files.
struct CrewJoin {
    let folder: ExerciseFolder
    let checker: CodeChecker

    /// `seconds` of processor time in place of the exercise's own.
    init(_ options: CheckOptions = CheckOptions(), seconds: Int? = nil) throws {
        var exercise = try Self.exercise()
        if let seconds { exercise.limits.seconds = seconds }
        folder = ExerciseFolder(exercise, at: Places.crewJoin)
        checker = try CodeChecker(folder, installation: try Self.installation.get(), options: options)
    }

    /// The exercise as its file describes it.
    static func exercise() throws -> Exercise {
        let file = Places.crewJoin + "/exercise.yaml"
        let read = ExerciseReader.read(bytes: try bytes(file), file: file, name: "crew-join")
        #expect(read.diagnostics == [])
        return try #require(read.value)
    }

    static let installation = Result {
        let environment = ProcessInfo.processInfo.environment
        return try Installation(
            toolchain: try #require(SwiftToolchain.find(environment)), products: Places.products,
            cache: Places.products + "/exercise-cache", environment: environment)
    }

    static func bytes(_ path: String) throws -> [UInt8] {
        Array(try #require(FileManager.default.contents(atPath: path), "no file at \(path)"))
    }

    static func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

    static func solution() throws -> String { try text(Places.crewJoinSolution) }

    /// Checks a file of this text.
    func check(_ text: String) -> CodeCheck { checker.check(StudentFile(bytes: Array(text.utf8)), seed: 1) }

    /// Checks the solution with `first` run at the start of `joinCrew`, and `rest` after everything.
    func checkSolution(first: String = "", rest: String = "", imports: String = "") throws -> CodeCheck {
        let head = "    mission.crew.map { entry in"
        let solution = try Self.solution()
        let changed = solution.replacing(head, with: "    \(first)\n    return mission.crew.map { entry in")
        #expect(changed != solution)
        return check(imports + "\n" + changed + "\n" + rest)
    }
}
