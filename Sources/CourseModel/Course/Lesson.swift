/// One lesson in one language.
public struct Lesson: Equatable, Sendable {
    public var id: LessonID
    public var language: LanguageTag
    public var title: String
    /// One or two sentences, Markdown.
    public var summary: String
    /// In the order a student meets them; ids are unique.
    public var steps: [Step]
    /// Sentences to remember, Markdown, shown when the lesson is finished.
    public var takeaways: [String]
    /// Where to read on.
    public var further: [FurtherReading]

    public init(
        id: LessonID, language: LanguageTag, title: String, summary: String, steps: [Step],
        takeaways: [String] = [], further: [FurtherReading] = []
    ) {
        self.id = id
        self.language = language
        self.title = title
        self.summary = summary
        self.steps = steps
        self.takeaways = takeaways
        self.further = further
    }
}

/// A page to read after the lesson.
public struct FurtherReading: Equatable, Sendable {
    public var title: String
    /// An `https` or `http` address.
    public var url: String

    public init(title: String, url: String) {
        self.title = title
        self.url = url
    }
}
