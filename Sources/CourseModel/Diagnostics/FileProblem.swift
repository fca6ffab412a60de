/// A file or folder that cannot be read as part of a course.
public enum FileProblem: Equatable, Sendable {
    /// There is no `Lessons/course.yaml` here or in a folder above.
    case courseNotFound
    /// `course.yaml` names a lesson whose folder or file is missing.
    case lessonMissing(lesson: String)
    /// A language of the course for which the lesson has no file.
    case languageMissing(language: String)
    /// A code step whose exercise has no `exercise.yaml`.
    case exerciseMissing(exercise: String)
    /// A folder in `Lessons` that `course.yaml` does not list.
    case lessonNotListed(lesson: String)
    /// A lesson's file in a language that `course.yaml` does not list.
    case languageNotListed(language: String)
    /// There is no such path, and no lesson of that name; `suggestion` is the lesson meant, perhaps.
    case notFound(suggestion: String?)
    /// A path that is there and is neither the course, nor `course.yaml`, nor a lesson or its file.
    case notOfCourse
    case notAFile
    /// `reason` is the system's word for it.
    case unreadable(reason: String)
    /// The link leads back to itself.
    case symlinkLoop
    /// Larger than `limit` bytes.
    case tooLarge(bytes: Int, limit: Int)
    case empty
    /// The first byte that is not UTF-8, counted from 0.
    case notUTF8(offset: Int)
    case nulByte(offset: Int)
    /// So many more were found in the file than are shown.
    case moreProblems(count: Int)

    /// The stable code.
    public var code: String {
        switch self {
        case .courseNotFound: "course-not-found"
        case .lessonMissing: "lesson-missing"
        case .languageMissing: "language-missing"
        case .exerciseMissing: "exercise-missing"
        case .lessonNotListed: "lesson-not-listed"
        case .languageNotListed: "language-not-listed"
        case .notFound: "file-not-found"
        case .notOfCourse: "not-of-course"
        case .notAFile: "not-a-file"
        case .unreadable: "unreadable-file"
        case .symlinkLoop: "symlink-loop"
        case .tooLarge: "file-too-large"
        case .empty: "empty-file"
        case .notUTF8: "not-utf8"
        case .nulByte: "nul-byte"
        case .moreProblems: "more-problems"
        }
    }
}
