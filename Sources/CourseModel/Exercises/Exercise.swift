/// A code exercise, as `exercise.yaml` describes it.
public struct Exercise: Equatable, Sendable {
    /// The name of its folder.
    public var name: String
    /// The reference of `learn`'s that it is graded against; nil where the exercise's folder holds its own.
    public var oracle: String?
    /// What the student edits; the first is the one that is checked for being the starter still.
    public var files: [String]
    public var limits: ExerciseLimits
    /// Run first, in this order.
    public var cases: [NamedCase]
    public var sequences: SequencePlan
    /// How commands and observations are said, in each language.
    public var phrases: [LanguageTag: Phrases]
    /// Changes of the solution that nobody can see.
    public var equivalents: [Equivalent] = []

    /// A sequence of commands worth running.
    public struct NamedCase: Equatable, Sendable {
        public var name: String
        public var commands: [PlainValue]

        public init(name: String, commands: [PlainValue]) {
            self.name = name
            self.commands = commands
        }
    }

    /// A mutant of the solution that is as right as the solution.
    public struct Equivalent: Equatable, Sendable {
        /// As `MutantID` is written.
        public var mutant: String
        /// Why nobody can see the change.
        public var reason: String

        public init(mutant: String, reason: String) {
            self.mutant = mutant
            self.reason = reason
        }
    }

    public init(
        name: String, oracle: String? = nil, files: [String], limits: ExerciseLimits = ExerciseLimits(),
        cases: [NamedCase] = [], sequences: SequencePlan = SequencePlan(), phrases: [LanguageTag: Phrases] = [:]
    ) {
        self.name = name
        self.oracle = oracle
        self.files = files
        self.limits = limits
        self.cases = cases
        self.sequences = sequences
        self.phrases = phrases
    }
}

/// What one run of a student's code may use.
public struct ExerciseLimits: Equatable, Sendable {
    /// Processor time, 1 second or more.
    public var seconds: Int
    /// Address space, in megabytes.
    public var megabytes: Int
    /// What it may print, in kilobytes.
    public var outputKilobytes: Int

    public init(seconds: Int = 1, megabytes: Int = 512, outputKilobytes: Int = 1024) {
        self.seconds = seconds
        self.megabytes = megabytes
        self.outputKilobytes = outputKilobytes
    }
}

/// How many sequences are generated, and how long they are.
public struct SequencePlan: Equatable, Sendable {
    public var count: Int
    /// Commands in a sequence, 1 or more; the sequences grow from the least to the most.
    public var length: ClosedRange<Int>

    public init(count: Int = 100, length: ClosedRange<Int> = 1...12) {
        self.count = count
        self.length = length
    }
}

extension Exercise {
    private static let reserved: Set<String> = [
        "harness.swift", "oracle.swift", "commands.swift", "support.swift", "tests.swift", "testentry.swift",
        "mutants.swift",
    ]

    /// Whether a file of this name has a part of its own in an exercise's folder or in its build, so that a student's file
    /// cannot have it. Some file systems do not tell upper case from lower.
    public static func isReserved(file name: String) -> Bool { reserved.contains(name.lowercased()) }
}
