public import CourseModel
public import Reporting

/// A step, what was typed for it, and what came of that.
public struct StepPage: Equatable, Sendable {
    public var step: StepReport
    /// The steps before and after it in the course.
    public var previous: StepLink?
    public var next: StepLink?
    /// What is said below the step: the verdict on an answer, a hint, that it was skipped or starts anew.
    public var outcome: StepOutcome?
    /// What was typed, by the names of the fields, so that nothing is lost where pages are loaded.
    public var given: [String: [String]]
    /// The student's files of a code step, in the order of the step's `files`.
    public var files: [StudentFile]
    /// Hints that are shown from the start.
    public var hints: [HintReport.Hint]
    /// What a page of files grades answers with; nil where `learn serve` does.
    public var key: PageKey?

    public init(
        step: StepReport, previous: StepLink? = nil, next: StepLink? = nil, outcome: StepOutcome? = nil,
        given: [String: [String]] = [:], files: [StudentFile] = [], hints: [HintReport.Hint] = [], key: PageKey? = nil
    ) {
        self.step = step
        self.previous = previous
        self.next = next
        self.outcome = outcome
        self.given = given
        self.files = files
        self.hints = hints
        self.key = key
    }
}

/// A step to go to.
public struct StepLink: Equatable, Sendable {
    public var id: StepID
    public var title: String

    public init(id: StepID, title: String) {
        self.id = id
        self.title = title
    }
}

/// What is said in answer to something the student did.
public struct StepOutcome: Equatable, Sendable {
    public var report: Report
    public var notices: [Notice]

    public init(_ report: Report, notices: [Notice] = []) {
        self.report = report
        self.notices = notices
    }
}

/// A file that a student edits, as it stands in the workspace.
public struct StudentFile: Equatable, Sendable {
    /// Its name in the exercise, which a form sends back as `file`.
    public var name: String
    /// Its path as it can be typed.
    public var path: String
    public var content: Content
    /// SHA-256 of the file, hexadecimal: a form sends back as `version` what its editor began from.
    public var version: String
    /// What the student wants saved, where that was refused because the file has changed since.
    public var refused: String?

    public enum Content: Equatable, Sendable {
        case text(String)
        /// It is not there, or is no text; why.
        case unreadable(UnreadableFile)
    }

    public init(name: String, path: String, content: Content, version: String, refused: String? = nil) {
        self.name = name
        self.path = path
        self.content = content
        self.version = version
        self.refused = refused
    }
}

/// A part of a step's page that is brought up to date by itself.
public enum PageRegion: Equatable, Sendable {
    /// What is said below the step.
    case outcome(StepOutcome)
    /// The student's code is being checked.
    case checking
    case standing(Standing)
    case files([StudentFile])
    case previews(PreviewReport)
}
