public import CourseModel
public import Reporting

/// What surrounds every page.
public struct PageFrame: Equatable, Sendable {
    /// The language the page was asked for in: the first part of its address.
    public var language: LanguageTag
    /// Those of the course, in its order.
    public var languages: [LanguageTag]
    public var courseTitle: String
    public var mode: PageMode
    /// Where the page is, without the language: `["lesson-4", "goal"]`. The language switch keeps it.
    public var path: [String]

    public init(
        language: LanguageTag, languages: [LanguageTag], courseTitle: String, mode: PageMode, path: [String] = []
    ) {
        self.language = language
        self.languages = languages
        self.courseTitle = courseTitle
        self.mode = mode
        self.path = path
    }

    /// The language of what `learn` itself says on the page.
    public var interface: InterfaceLanguage { InterfaceLanguage(speaking: language) }
}

/// How pages are served.
public enum PageMode: Equatable, Sendable {
    /// By `learn serve`: forms go to it with this token, and pages follow what happens.
    case live(token: String)
    /// As files: links name them, and what is typed is graded in the page.
    case fixed
}
