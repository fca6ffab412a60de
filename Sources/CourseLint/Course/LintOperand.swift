internal import CourseModel

/// What a path or a lesson's name on the command line asks for.
enum LintOperand: Equatable {
    case wholeCourse
    case courseFile
    case lesson(LessonID)
    case lessonFile(LessonID, LanguageTag)
    /// There is neither such a path nor such a lesson.
    case notFound
    /// There is such a path, and no file of the course's lessons is meant by it.
    case notOfCourse
}
