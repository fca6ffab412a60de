internal import CourseModel
internal import ExerciseRunner
internal import LessonFormat

/// Where the files of an exercise are.
struct ExercisePlace: Sendable {
    /// The course's folder.
    let root: String
    let name: String

    var folder: String { path("Exercises/\(name)") }
    var solutions: String { path("Solutions/\(name)") }
    var exerciseFile: String { folder + "/exercise.yaml" }

    /// As a user in the course's folder would type it.
    private func path(_ rest: String) -> String { root == "." ? rest : root + "/" + rest }
}

/// An exercise of a course as its files have it.
struct ExerciseFiles: Sendable {
    let place: ExercisePlace
    /// Nil where `exercise.yaml` cannot be used.
    let exercise: Exercise?
    let diagnostics: [CourseDiagnostic]

    /// Reads `exercise.yaml`.
    init(_ place: ExercisePlace) {
        self.place = place
        let read = CourseLoader(root: place.root).exercise(place.name)
        exercise = read.value
        // A finding of its own says that the file is missing.
        diagnostics = read.diagnostics.filter { $0.problem != .file(.exerciseMissing(exercise: place.name)) }
    }

    var name: String { place.name }
    var folder: String { place.folder }
    var solutions: String { place.solutions }
    var exerciseFile: String { place.exerciseFile }
}
