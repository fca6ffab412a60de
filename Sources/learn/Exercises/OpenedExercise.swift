import CourseModel
import ExerciseRunner
import LessonFormat
import Reporting

/// The exercise of a code step, with the student's files.
struct OpenedExercise {
    let exercise: Exercise
    let folder: ExerciseFolder
    let work: StudentWork

    /// How many sequences of commands a whole check runs; unit tests have none.
    var sequenceCount: Int { folder.isTested ? 0 : exercise.cases.count + exercise.sequences.count }

    /// The exercise of this name; throws where it is missing or faulty.
    static func open(_ name: String, _ loader: CourseLoader, workspace: String) throws(Failure) -> OpenedExercise {
        let loaded = loader.exercise(name)
        guard let exercise = loaded.value else { throw .faultyCourse(loaded.diagnostics) }
        return OpenedExercise(
            exercise: exercise, folder: ExerciseFolder(exercise, at: loader.exerciseFolder(name)),
            work: StudentWork(exercise, workspace: workspace))
    }

    /// The starters, in the order of the exercise's files.
    func starters() throws(Failure) -> [[UInt8]] {
        var starters: [[UInt8]] = []
        for name in exercise.files {
            let path = folder.path + "/" + name
            guard let bytes = CourseLoader.bytes(of: path) else {
                throw .faultyCourse([CourseDiagnostic(.exercise(.fileMissing(path: name)), file: path)])
            }
            starters.append(bytes)
        }
        return starters
    }

    /// The phrases in the learner's language, else the lesson's, else English, else any; none at all where there are none.
    func phrases(for languages: [LanguageTag]) -> (language: LanguageTag, phrases: Phrases) {
        let wanted = languages + languages.map { LanguageTag($0.base) } + [LanguageTag("en")]
        let all = exercise.phrases
        if let language = wanted.first(where: { all[$0] != nil }), let phrases = all[language] {
            return (language, phrases)
        }
        let any = all.min { $0.key.tag < $1.key.tag }
        return any.map { ($0.key, $0.value) } ?? (LanguageTag("en"), Phrases(templates: [:]))
    }
}

extension StudentSession {
    /// The exercise whose folder bears the step's name; throws where it is missing or faulty.
    func exercise(of step: StepID) throws(Failure) -> OpenedExercise {
        try OpenedExercise.open(step.step, loader, workspace: workspace)
    }

    /// Where the student writes, the starter put there where nothing stands yet; empty for other steps.
    func filesToEdit(for step: Step) throws(Failure) -> [String] {
        guard step.kind == .code else { return [] }
        let opened = try exercise(of: step.id)
        let starters = try opened.starters()
        do throws(DiskFault) {
            try opened.work.begin(with: starters)
        } catch {
            add(.starterNotCopied(path: error.path, reason: error.reason))
        }
        return opened.work.paths
    }
}
