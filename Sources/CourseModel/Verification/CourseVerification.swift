/// What `learn verify` found out about a course.
public struct CourseVerification: Equatable, Sendable {
    public var exercises: [ExerciseVerification]
    /// The lessons that hold something to compile.
    public var lessons: [LessonVerification]

    public init(exercises: [ExerciseVerification], lessons: [LessonVerification] = []) {
        self.exercises = exercises
        self.lessons = lessons
    }

    public var isClean: Bool { exercises.allSatisfy(\.isClean) && lessons.allSatisfy(\.isClean) }

    /// Whether code ran without a sandbox around it.
    public var ranWithoutSandbox: Bool { exercises.contains(where: \.ranWithoutSandbox) }

    /// Of all exercises together.
    public var mutants: MutantTally {
        exercises.reduce(into: MutantTally()) { $0.add($1.mutants) }
    }
}

/// What was found out about one exercise.
public struct ExerciseVerification: Equatable, Sendable {
    public var name: String
    /// The path of its `exercise.yaml`.
    public var file: String
    /// What was looked at, mutants apart.
    public var checks: [VerifiedCheck]
    public var mutants: MutantTally
    /// What is wrong with `exercise.yaml`.
    public var diagnostics: [CourseDiagnostic]
    public var findings: [VerifyFinding]
    /// Whether all this is known from an earlier run, and nothing has changed since.
    public var isUnchanged: Bool
    /// Whether code of it ran without a sandbox around it.
    public var ranWithoutSandbox: Bool
    /// How its commands are said.
    public var phrases: [LanguageTag: Phrases]

    public init(
        name: String, file: String, checks: [VerifiedCheck] = [], mutants: MutantTally = MutantTally(),
        diagnostics: [CourseDiagnostic] = [], findings: [VerifyFinding] = [], isUnchanged: Bool = false,
        ranWithoutSandbox: Bool = false, phrases: [LanguageTag: Phrases] = [:]
    ) {
        self.name = name
        self.file = file
        self.checks = checks
        self.mutants = mutants
        self.diagnostics = diagnostics
        self.findings = findings
        self.isUnchanged = isUnchanged
        self.ranWithoutSandbox = ranWithoutSandbox
        self.phrases = phrases
    }

    public var isClean: Bool { findings.isEmpty && diagnostics.isEmpty }
}

/// What was found out about the programs of a lesson: its fill-ins that are compiled, and its blocks marked as programs.
public struct LessonVerification: Equatable, Sendable {
    public var name: String
    public var checks: [VerifiedCheck]
    public var findings: [VerifyFinding]
    /// Whether all this is known from an earlier run, and nothing has changed since.
    public var isUnchanged: Bool

    public init(
        name: String, checks: [VerifiedCheck] = [], findings: [VerifyFinding] = [], isUnchanged: Bool = false
    ) {
        self.name = name
        self.checks = checks
        self.findings = findings
        self.isUnchanged = isUnchanged
    }

    public var isClean: Bool { findings.isEmpty }
}

/// Something looked at, with or without a finding.
public struct VerifiedCheck: Equatable, Sendable {
    public var subject: VerifiedSubject
    /// The path of its file, or of the first of its files.
    public var file: String
    public var milliseconds: Int

    public init(_ subject: VerifiedSubject, file: String, milliseconds: Int = 0) {
        self.subject = subject
        self.file = file
        self.milliseconds = milliseconds
    }
}

/// Something wrong with an exercise.
public struct VerifyFinding: Equatable, Sendable {
    public var subject: VerifiedSubject
    /// The path of the file to look into.
    public var file: String
    /// Where in the file, columns in Unicode scalars; nil where it is about the whole.
    public var place: TextPosition?
    public var problem: VerifyProblem

    public init(_ subject: VerifiedSubject, file: String, at place: TextPosition? = nil, _ problem: VerifyProblem) {
        self.subject = subject
        self.file = file
        self.place = place
        self.problem = problem
    }
}

extension VerifyFinding {
    /// The file, and the place where there is one, as editors read it.
    public var fileAndPlace: String { place.map { "\(file):\($0.line):\($0.column)" } ?? file }
}

/// How the mutants of a solution fared.
public struct MutantTally: Equatable, Sendable {
    /// Those that compile.
    public var made: Int
    public var killed: Int
    /// Those that pass and are listed as equivalent.
    public var equivalent: Int
    /// Those that do not compile.
    public var discarded: Int

    public init(made: Int = 0, killed: Int = 0, equivalent: Int = 0, discarded: Int = 0) {
        self.made = made
        self.killed = killed
        self.equivalent = equivalent
        self.discarded = discarded
    }

    public mutating func add(_ other: MutantTally) {
        made += other.made
        killed += other.killed
        equivalent += other.equivalent
        discarded += other.discarded
    }
}
