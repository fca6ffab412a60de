public import CommandTable
public import CourseModel

/// What a command has to say, whole; a renderer makes terminal text or JSON of it.
public enum Report: Equatable, Sendable {
    case step(StepReport)
    case courseFinished(CourseFinishedReport)
    case verdict(VerdictReport)
    case code(CodeReport)
    case hint(HintReport)
    case list(ListReport)
    case status(StatusReport)
    case read(StepID, then: Onward)
    case skipped(StepID, then: Onward)
    /// `kept` are the files that were put aside.
    case reset(StepID, kept: [KeptFile])
    case lint(LintReport)
    case verification(CourseVerification)
    case doctor(DoctorReport)
    case question(QuestionReport)
    case created(CreatedReport)
    case site(SiteReport)
    case preview(PreviewReport)
    case serving(ServingReport)
    case help(HelpReport)
    /// Text made by a machine for a machine: a schema, a completion script. Printed as it is.
    case document(kind: DocumentKind, text: String)
    case failure(Failure)
}

/// A student's file that was put aside, so that nothing is lost.
public struct KeptFile: Equatable, Sendable {
    /// The path it had, as it can be typed.
    public var file: String
    /// The path it has now.
    public var name: String

    public init(file: String, name: String) {
        self.file = file
        self.name = name
    }
}

/// What a `document` holds.
public enum DocumentKind: String, Equatable, Sendable {
    case version, schema, keys, completions
}

/// What `learn help` shows.
public enum HelpReport: Equatable, Sendable {
    case overview
    case command(CommandName)
}

/// Something worth knowing beside the report, said on standard error.
public enum Notice: Equatable, Sendable {
    /// The lesson is not there in `wanted`; it is shown in `shown`.
    case lessonInOtherLanguage(lesson: LessonID, wanted: LanguageTag, shown: LanguageTag)
    /// The lesson's file cannot be read as a lesson; the course goes on without it.
    case lessonLeftOut(LessonID)
    /// Errors in the lesson's file keep so many of its steps from being shown.
    case stepsLeftOut(lesson: LessonID, count: Int)
    /// The report could not be written where it was to go.
    case outputFailed(reason: String)
    /// The starters of these files were put into the workspace.
    case starterPut(files: [String])
    /// The starter could not be put at this path in the workspace.
    case starterNotCopied(path: String, reason: String)
    /// The system cannot tell of changes to files, for this reason; they are looked at now and then.
    case watchPolls(reason: String)
    /// Another program has the usual port.
    case portTaken(wanted: Int, port: Int)
    /// The server can be reached from other machines.
    case openToOthers
    /// The code ran without a sandbox around it.
    case limitedProtection
    /// Progress could not be saved.
    case progressNotSaved(ProgressFailure)
    /// The database was damaged; it was kept aside and what could be read was carried over.
    case progressRecovered(keptAside: String, attempts: Int)

    /// The stable code of the JSON output.
    public var code: String {
        switch self {
        case .lessonInOtherLanguage: "lesson-in-other-language"
        case .lessonLeftOut: "lesson-left-out"
        case .stepsLeftOut: "steps-left-out"
        case .outputFailed: "output-failed"
        case .starterPut: "starter-put"
        case .starterNotCopied: "starter-not-copied"
        case .watchPolls: "watch-polls"
        case .portTaken: "port-taken"
        case .openToOthers: "open-to-others"
        case .limitedProtection: "limited-protection"
        case .progressNotSaved: "progress-not-saved"
        case .progressRecovered: "progress-recovered"
        }
    }
}
