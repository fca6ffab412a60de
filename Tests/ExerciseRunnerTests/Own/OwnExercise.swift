import CourseModel
import ExerciseRunner
import LessonFormat
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// An exercise written by a test: its files by their paths in the exercise's folder.
struct OwnExercise {
    private let home: TemporaryFolder
    let folder: ExerciseFolder
    let checker: CodeChecker

    init(_ files: [String: String], name: String = "own", options: CheckOptions = CheckOptions()) throws {
        home = try TemporaryFolder()
        let path = home.path + "/" + name
        for (file, text) in files {
            let url = URL(filePath: path + "/" + file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url)
        }
        let read = ExerciseReader.read(
            bytes: Array((files["exercise.yaml"] ?? "").utf8), file: "exercise.yaml", name: name)
        #expect(read.diagnostics == [])
        folder = ExerciseFolder(try #require(read.value), at: path)
        checker = try CodeChecker(folder, installation: try CrewJoin.installation.get(), options: options)
    }

    func check(_ text: String) -> CodeCheck { checker.check(StudentFile(bytes: Array(text.utf8)), seed: 1) }
}
