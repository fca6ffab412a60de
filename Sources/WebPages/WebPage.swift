public import CourseModel
public import Reporting

/// A whole page.
public enum WebPage: Equatable, Sendable {
    /// The course's lessons and steps with their standing.
    case overview(ListReport, notices: [Notice])
    case lesson(LessonPage)
    case step(StepPage)
    case status(StatusReport, notices: [Notice])
    case finished(CourseFinishedReport, notices: [Notice])
    /// Something went wrong: an unknown step, a faulty course, a failed save.
    case failure(Failure)
    /// What is no page of the course, or a request that is refused.
    case refusal(WebPhrase.Refused)
    /// The root of a site: links to the course in each language.
    case languages
}

/// A lesson and its steps.
public struct LessonPage: Equatable, Sendable {
    /// Its title, steps and standings.
    public var lesson: ListReport.Lesson
    /// The language of its texts.
    public var language: LanguageTag
    /// Markdown.
    public var summary: String
    /// Its place in the course, from 1, and how many lessons there are.
    public var number: Int
    public var count: Int
    /// The step that comes next in the course; nil when all are done.
    public var next: StepID?
    /// The lessons before and after.
    public var previousLesson: LessonLink?
    public var nextLesson: LessonLink?
    /// What a student takes away, where that is to be shown.
    public var end: LessonEnd?
    public var notices: [Notice]

    public init(
        lesson: ListReport.Lesson, language: LanguageTag, summary: String, number: Int, count: Int, next: StepID?,
        previousLesson: LessonLink? = nil, nextLesson: LessonLink? = nil, end: LessonEnd? = nil, notices: [Notice] = []
    ) {
        self.lesson = lesson
        self.language = language
        self.summary = summary
        self.number = number
        self.count = count
        self.next = next
        self.previousLesson = previousLesson
        self.nextLesson = nextLesson
        self.end = end
        self.notices = notices
    }
}

/// A lesson to go to.
public struct LessonLink: Equatable, Sendable {
    public var id: LessonID
    public var title: String

    public init(id: LessonID, title: String) {
        self.id = id
        self.title = title
    }
}
