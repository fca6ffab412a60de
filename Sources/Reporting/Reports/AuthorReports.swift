public import CourseModel

/// What `learn lint` found.
public struct LintReport: Equatable, Sendable {
    /// How many files were read.
    public var fileCount: Int
    public var diagnostics: [CourseDiagnostic]

    public init(fileCount: Int, diagnostics: [CourseDiagnostic]) {
        self.fileCount = fileCount
        self.diagnostics = diagnostics
    }
}

/// The files that `learn new` made.
public struct CreatedReport: Equatable, Sendable {
    public var kind: Kind
    /// What the user called it.
    public var name: String
    /// The course's folder.
    public var root: String
    /// Paths as the user would type them, in the order made.
    public var files: [String]
    /// The line to add by hand to `course.yaml`, where it could not be added safely.
    public var lineToAdd: String?
    /// The steps to add by hand, one for each language of the course.
    public var stepsToAdd: [StepToAdd]

    /// A step of a lesson, as YAML, indented as an item of `steps`.
    public struct StepToAdd: Equatable, Sendable {
        public var language: LanguageTag
        public var yaml: String

        public init(language: LanguageTag, yaml: String) {
            self.language = language
            self.yaml = yaml
        }
    }

    /// What was made.
    public enum Kind: String, Equatable, Sendable {
        case course, lesson, exercise
    }

    public init(
        kind: Kind, name: String, root: String, files: [String], lineToAdd: String? = nil, stepsToAdd: [StepToAdd] = []
    ) {
        self.kind = kind
        self.name = name
        self.root = root
        self.files = files
        self.lineToAdd = lineToAdd
        self.stepsToAdd = stepsToAdd
    }
}

/// The pages that `learn site` wrote.
public struct SiteReport: Equatable, Sendable {
    /// The folder, as it was typed.
    public var folder: String
    /// The page to begin with, as the user would type its path.
    public var start: String
    public var languages: [LanguageTag]
    /// How many pages there are, in all languages.
    public var pageCount: Int

    public init(folder: String, start: String, languages: [LanguageTag], pageCount: Int) {
        self.folder = folder
        self.start = start
        self.languages = languages
        self.pageCount = pageCount
    }
}

/// What this machine has and lacks.
public struct DoctorReport: Equatable, Sendable {
    public var findings: [Finding]

    /// One thing looked at.
    public struct Finding: Equatable, Sendable {
        public var subject: Subject
        public var state: State
        /// A version, a path, or the system's word for what is wrong.
        public var detail: String
        /// What came of the exercise that was tried, where it could not be run.
        public var verdict: CodeVerdict?

        public init(_ subject: Subject, _ state: State, detail: String, verdict: CodeVerdict? = nil) {
            self.subject = subject
            self.state = state
            self.detail = detail
            self.verdict = verdict
        }

        /// Whose advice helps.
        public var mended: Subject {
            switch verdict {
            case .graderFault(.noToolchain): .swift
            case .graderFault(.noSandbox): .sandbox
            default: subject
            }
        }
    }

    /// What is looked at; each has a sentence of advice for when it fails.
    public enum Subject: String, CaseIterable, Sendable {
        case swift, libyaml, cmark, sqlite
        case course, workspace, progress, exercises, sandbox, cache, terminal, encoding
    }

    /// Only `problem` keeps `learn` from working.
    public enum State: String, Sendable {
        case good, warning, problem
    }

    public init(findings: [Finding]) { self.findings = findings }

    /// Whether nothing keeps `learn` from working.
    public var isHealthy: Bool { !findings.contains { $0.state == .problem } }
}
