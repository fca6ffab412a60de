/// What is wrong with an exercise, as a run of what it comes with shows.
public enum VerifyProblem: Equatable, Sendable {
    /// The folder holds no `exercise.yaml` that can be read.
    case noExerciseFile
    /// A file that the exercise needs is missing.
    case missingFile
    /// Fewer right solutions in other styles than there should be.
    case fewAccepted(found: Int, wanted: Int)
    /// A right solution is not told so.
    case doesNotPass(CodeVerdict)
    /// The starter, with nothing done but a comment added, passes.
    case starterPasses
    /// The starter unchanged is not told that it is.
    case starterNotRecognised(CodeVerdict)
    case mistakePasses
    /// A mistake has to run: one that does not compile, say, is none that a student's code can be compared with.
    case mistakeDoesNotRun(CodeVerdict)
    /// The mistake behaves as `other` does, or as none, or as several.
    case mistakeNotRecognised(CodeVerdict, as: String?)
    /// Nothing can be said, for a reason that is not the exercise's.
    case fault(GraderFault)
    /// A mutant of the solution passes: nothing tells it from a right one. `diff` is in the unified format.
    case survives(diff: String)
    /// The solution passes, but not in the build that its mutants are made of: none was tried.
    case noMutantTried
    /// None of so many mutants compiles: none was tried.
    case noMutantCompiles(count: Int)
    /// The compiler takes too long over a mutant, twice: nothing is known of it.
    case mutantCompileLimit
    /// Listed as equivalent, and there is no mutant of this name that compiles.
    case noSuchMutant(String)
    /// Listed as equivalent, and it does not pass.
    case notEquivalent
    /// Another seed, order or locale made another verdict of the same code.
    case verdictChanges(CodeVerdict, CodeVerdict, VerifyCircumstances)
    /// A block that is marked as a program does not compile: the compiler's words, and its name for the error.
    case blockDoesNotCompile(message: String, identifier: String?)
    /// The compiler takes too long over a block.
    case blockCompileLimit
    /// What is wrong with a fill-in that is compiled.
    case fill(FillProblem)

    /// The stable code of the JSON output.
    public var code: String {
        switch self {
        case .noExerciseFile: "no-exercise-file"
        case .missingFile: "missing-file"
        case .fewAccepted: "few-accepted"
        case .doesNotPass: "does-not-pass"
        case .starterPasses: "starter-passes"
        case .starterNotRecognised: "starter-not-recognised"
        case .mistakePasses: "mistake-passes"
        case .mistakeDoesNotRun: "mistake-does-not-run"
        case .mistakeNotRecognised: "mistake-not-recognised"
        case .fault: "grader-fault"
        case .survives: "mutant-survives"
        case .noMutantTried: "no-mutant-tried"
        case .noMutantCompiles: "no-mutant-compiles"
        case .mutantCompileLimit: "mutant-compile-limit"
        case .noSuchMutant: "no-such-mutant"
        case .notEquivalent: "not-equivalent"
        case .verdictChanges: "verdict-changes"
        case .blockDoesNotCompile: "block-does-not-compile"
        case .blockCompileLimit: "block-compile-limit"
        case .fill(let problem): problem.code
        }
    }

    /// The verdict that shows it, where one does.
    public var verdict: CodeVerdict? {
        switch self {
        case .doesNotPass(let verdict), .starterNotRecognised(let verdict), .mistakeDoesNotRun(let verdict),
            .mistakeNotRecognised(let verdict, _), .verdictChanges(_, let verdict, _):
            verdict
        case .noExerciseFile, .missingFile, .fewAccepted, .starterPasses, .mistakePasses, .fault, .survives,
            .noMutantTried, .noMutantCompiles, .mutantCompileLimit, .noSuchMutant, .notEquivalent,
            .blockDoesNotCompile, .blockCompileLimit, .fill:
            nil
        }
    }

    /// Whether neither the exercise nor the machine's set-up is to blame.
    public var isFaultOfOurs: Bool {
        switch self {
        case .fault(.host), .fault(.system): true
        default: false
        }
    }
}

/// What a run of `learn verify --repeat` varies.
public struct VerifyCircumstances: Equatable, Sendable {
    public var seed: UInt64
    /// `LC_ALL` and `LANG`, such as `tr_TR.UTF-8`.
    public var locale: String
    /// `TZ`.
    public var timeZone: String

    public init(seed: UInt64, locale: String, timeZone: String) {
        self.seed = seed
        self.locale = locale
        self.timeZone = timeZone
    }
}
