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

    func lint(_ name: String) -> LintedExercise {
        let loaded = loader.exercise(name)
        let folder = loader.exerciseFolder(name)
        let file = folder + "/exercise.yaml"
        let isMissing = loaded.diagnostics.contains { $0.problem == .file(.exerciseMissing(exercise: name)) }
        // That is said at the step.
        var diagnostics = isMissing ? [] : loaded.diagnostics
        if let exercise = loaded.value {
            // Unit tests of the author's need no harness.
            let isTested = exercise.oracle == nil && CourseLoader.bytes(of: folder + "/Tests.swift") != nil
            let needed = exercise.files + (isTested ? [] : ["Harness.swift"])
            for path in needed where CourseLoader.bytes(of: folder + "/" + path) == nil {
                diagnostics.append(CourseDiagnostic(.exercise(.fileMissing(path: path)), file: file))
            }
            diagnostics += phrases(of: exercise).map { CourseDiagnostic(.exercise($0), file: file) }
        }
        let mistakes = CourseLoader.names(in: folder + "/Mistakes").sorted().map { name in
            name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
        }
        return LintedExercise(
            exercise: loaded.value, mistakes: mistakes, diagnostics: diagnostics, isMissing: isMissing)
    }

    /// What the languages of the course lack; a language of which nothing is there is said once. An exercise with no
    /// phrases at all is said without, in every language alike.
    private func phrases(of exercise: Exercise) -> [ExerciseProblem] {
        let all = exercise.phrases
        guard !all.isEmpty else { return [] }
        let keys = Set(all.values.flatMap(\.templates.keys)).sorted()
        return languages.flatMap { language -> [ExerciseProblem] in
            guard let phrases = all[language] ?? all[LanguageTag(language.base)] else {
                return [.phrasesMissing(language: language.tag)]
            }
            return keys.filter { phrases.templates[$0] == nil }.map {
                .phraseMissing(key: $0, language: language.tag)
            }
        }
    }
}

/// The exercises of one lesson's code steps, each looked at once.
struct LintedExercises {
    let lint: ExerciseLint
    private var known: [String: LintedExercise] = [:]

    init(lint: ExerciseLint) { self.lint = lint }

    subscript(name: String) -> LintedExercise? { known[name] }

    mutating func look(at name: String) {
        if known[name] == nil { known[name] = lint.lint(name) }
    }

    /// What is wrong with their files.
    var diagnostics: [CourseDiagnostic] {
        known.sorted { $0.key < $1.key }.flatMap(\.value.diagnostics)
    }
}
