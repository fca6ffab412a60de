internal import CourseModel

/// A lesson to lint, whole or in part.
struct LessonSelection: Equatable {
    var lesson: LessonID
    /// The languages whose files were asked for; nil for all of the course's.
    var languages: [LanguageTag]?

    /// Whether the lesson's file in `language` is to be linted.
    func includes(_ language: LanguageTag) -> Bool { languages?.contains(language) ?? true }

    /// Whether that very file was asked for.
    func names(_ language: LanguageTag) -> Bool { languages?.contains(language) ?? false }
}
