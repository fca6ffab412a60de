internal import CourseModel
internal import LessonFormat

/// What the lint of code steps knows of one exercise.
struct LintedExercise: Sendable {
    /// Nil where there is none or it cannot be read.
    let exercise: Exercise?
    /// The names of its mistakes.
    let mistakes: [String]
    /// What is wrong with its files.
    let diagnostics: [CourseDiagnostic]
    /// Whether there is none of this name.
    let isMissing: Bool
}

/// Lints the exercises that code steps are about.
struct ExerciseLint {
    let loader: CourseLoader
    /// Of the course.
    let languages: [LanguageTag]
    /// Nil where exercises' oracles are not looked at.
    let oracles: KnownOracles?

    func lint(_ name: String) -> LintedExercise {
        let loaded = loader.placedExercise(name)
        let isMissing = loaded.diagnostics.contains { $0.problem == .file(.exerciseMissing(exercise: name)) }
        let folder = loader.exerciseFolder(name)
        let mistakes = CourseLoader.names(in: folder + "/Mistakes").sorted().map { name in
            name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        }
        // That is said at the step.
        let read = isMissing ? [] : loaded.diagnostics
        let found = loaded.value.map { diagnostics(of: $0, in: folder) } ?? []
        return LintedExercise(
            exercise: loaded.value?.exercise, mistakes: mistakes,
            diagnostics: (read + found).limitedByPlace(in: folder + "/exercise.yaml"), isMissing: isMissing)
    }

    private func diagnostics(of read: ReadExercise, in folder: String) -> [CourseDiagnostic] {
        let oracle = oracles.map { OracleRule.check(read, $0) } ?? []
        return (missingFiles(of: read, in: folder) + PhrasesRule.check(read, languages) + oracle).map {
            problem, range in
            read.source.diagnostic(.exercise(problem), at: range)
        }
    }

    private func missingFiles(of read: ReadExercise, in folder: String) -> [PlacedExerciseProblem] {
        let exercise = read.exercise
        // Unit tests of the author's need no harness.
        let isTested = exercise.oracle == nil && CourseLoader.bytes(of: folder + "/Tests.swift") != nil
        let needed = zip(exercise.files, read.ranges.files).map { ($0, Optional($1)) }
        return (needed + (isTested ? [] : [("Harness.swift", nil)]))
            .filter { CourseLoader.bytes(of: folder + "/" + $0.0) == nil }
            .map { (.fileMissing(path: $0.0), $0.1) }
    }
}

/// What is wrong, and where in `exercise.yaml`; nil where the whole file is meant.
typealias PlacedExerciseProblem = (ExerciseProblem, TextRange?)

/// The exercises of one lesson's code steps, each looked at once.
struct LintedExercises {
    let lint: ExerciseLint
    private var known: [String: LintedExercise] = [:]

    init(lint: ExerciseLint) { self.lint = lint }

    subscript(name: String) -> LintedExercise? { known[name] }

    mutating func look(at name: String) {
        if known[name] == nil { known[name] = lint.lint(name) }
    }

    var names: Set<String> { Set(known.keys) }

    /// What is wrong with their files.
    var diagnostics: [CourseDiagnostic] {
        known.sorted { $0.key < $1.key }.flatMap(\.value.diagnostics)
    }
}
