/// What `course.yaml` says: the course's name, its languages and its lessons in order. Lessons are loaded one by one.
public struct Course: Equatable, Sendable {
    /// The course's name.
    public var title: LocalizedText
    /// The languages of the lessons; the first is the one shown where another is missing. At least one.
    public var languages: [LanguageTag]
    /// The folders of the lessons, in the order a student meets them.
    public var lessons: [LessonID]

    public init(title: LocalizedText, languages: [LanguageTag], lessons: [LessonID]) {
        self.title = title
        self.languages = languages
        self.lessons = lessons
    }
}

/// The name of a lesson's folder: lower-case letters, digits and hyphens.
public struct LessonID: Hashable, Sendable, CustomStringConvertible {
    public let name: String
    public init(_ name: String) { self.name = name }
    public var description: String { name }
}

/// A step's full name, `LESSON/STEP`.
public struct StepID: Hashable, Sendable, CustomStringConvertible {
    public let lesson: LessonID
    public let step: String

    public init(lesson: LessonID, step: String) {
        self.lesson = lesson
        self.step = step
    }

    /// Reads `LESSON/STEP`; nil where there is not exactly one slash with text on both sides.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        self.init(lesson: LessonID(String(parts[0])), step: String(parts[1]))
    }

    public var description: String { "\(lesson)/\(step)" }
}
