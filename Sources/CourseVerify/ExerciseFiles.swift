internal import CourseModel
internal import ExerciseRunner
internal import LessonFormat

/// An exercise of a course as its files have it.
struct ExerciseFiles: Sendable {
    /// The course's folder.
    let root: String
    let name: String
    /// Nil where `exercise.yaml` cannot be used.
    let exercise: Exercise?
    let diagnostics: [CourseDiagnostic]

    init(root: String, name: String) {
        self.root = root
        self.name = name
        let file = Self.path(root, "Exercises/\(name)/exercise.yaml")
        guard let bytes = Files.read(file) else {
            exercise = nil
            diagnostics = []
            return
        }
        let read = ExerciseReader.read(bytes: bytes, file: file, name: name)
        exercise = read.value
        diagnostics = read.diagnostics
    }

    var folder: String { Self.path(root, "Exercises/\(name)") }
    var solutions: String { Self.path(root, "Solutions/\(name)") }
    var exerciseFile: String { folder + "/exercise.yaml" }

    /// As a user in the course's folder would type it.
    private static func path(_ root: String, _ rest: String) -> String { root == "." ? rest : root + "/" + rest }
}
