public import CourseModel

/// The verdict on a student's code, with what a student learns from it.
public struct CodeReport: Equatable, Sendable {
    public var step: StepID
    /// The lesson's language, that of its texts.
    public var language: LanguageTag
    public var verdict: CodeVerdict
    /// The files that were checked, as paths that can be typed.
    public var files: [String]
    /// How commands and observations are said, and in which language.
    public var phrases: Phrases
    public var phrasesLanguage: LanguageTag
    /// What the compiler found in the student's files, with their lines; as many as are shown.
    public var errors: [SourceError]
    /// Nil where the code did not run.
    public var protection: CodeProtection?
    /// The mistake that the code makes and the author's advice on it; known only once it was looked for.
    public var mistake: CodeStep.Advice?
    /// Which part of the report is to be said.
    public var part: Part
    /// Shown after success, Markdown.
    public var explanation: String?
    /// Whether hints are left to ask for.
    public var hasMoreHints: Bool
    /// How many answers were graded, this one included.
    public var answerCount: Int
    /// What `--explain` shows; nil where that was not asked for.
    public var trace: CodeTrace?
    public var then: Onward

    /// Which mistake the code makes takes longer to find than the verdict, so that comes first.
    public enum Part: Equatable, Sendable {
        case verdict, rest, whole
    }

    /// An error in a student's file.
    public struct SourceError: Equatable, Sendable {
        /// The path as it can be typed, the place with columns in Unicode scalars, and the line.
        public var file: String
        public var range: TextRange
        public var excerpt: CourseDiagnostic.Excerpt
        /// The compiler's words.
        public var message: String
        /// The compiler's name for it.
        public var identifier: String?

        public init(
            file: String, range: TextRange, excerpt: CourseDiagnostic.Excerpt, message: String, identifier: String?
        ) {
            self.file = file
            self.range = range
            self.excerpt = excerpt
            self.message = message
            self.identifier = identifier
        }
    }

    /// More errors are counted and not shown.
    public static let mostErrors = 3

    public init(
        step: StepID, language: LanguageTag, verdict: CodeVerdict, files: [String], phrases: Phrases,
        phrasesLanguage: LanguageTag, errors: [SourceError] = [], protection: CodeProtection? = nil,
        mistake: CodeStep.Advice? = nil, part: Part = .whole, explanation: String? = nil, hasMoreHints: Bool,
        answerCount: Int, trace: CodeTrace? = nil, then: Onward
    ) {
        self.step = step
        self.language = language
        self.verdict = verdict
        self.files = files
        self.phrases = phrases
        self.phrasesLanguage = phrasesLanguage
        self.errors = errors
        self.protection = protection
        self.mistake = mistake
        self.part = part
        self.explanation = explanation
        self.hasMoreHints = hasMoreHints
        self.answerCount = answerCount
        self.trace = trace
        self.then = then
    }
}

/// What a student's code was kept in.
public enum CodeProtection: String, Equatable, Sendable {
    case sandbox
    /// Limits on time, memory and output, without a wall around the file system.
    case limitsOnly
}

/// How a verdict on code came about.
public struct CodeTrace: Equatable, Sendable {
    public var seed: UInt64
    /// The named case that showed the difference, where one did.
    public var caseName: String?
    /// How many sequences of commands there are to serve.
    public var sequences: Int
    /// The compiler's path.
    public var compiler: String
    /// From the command's start to the verdict.
    public var milliseconds: Int

    public init(seed: UInt64, caseName: String?, sequences: Int, compiler: String, milliseconds: Int) {
        self.seed = seed
        self.caseName = caseName
        self.sequences = sequences
        self.compiler = compiler
        self.milliseconds = milliseconds
    }
}
