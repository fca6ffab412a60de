public import CourseModel
internal import ExerciseKit

/// What a check of a student's files found.
public struct CodeCheck: Sendable {
    public var verdict: CodeVerdict
    /// What the student's code was kept in; nil where it did not run.
    public var protection: Protection?
    /// The file that cannot be read, where that is the verdict.
    public var unreadableFile: String?
    /// Whether this is the verdict of an earlier check of the same.
    public var isFromCache = false
    /// What the recognition of mistakes goes by; nil where there is nothing to recognise.
    var trace: Trace?
    /// The same, where the exercise is graded by unit tests.
    var failedTests: FailedTests?
    /// Under which verdict and mistake are kept; nil where they are not.
    var key: VerdictKey?

    /// Whether it may be worth looking for the exercise's mistake that the code makes.
    public var mayBeMistake: Bool { verdict.counterexample != nil || failedTests != nil }

    struct Trace: Sendable {
        var difference: Difference
        var named: [Served]
        var cases: [[WireValue]]
    }

    init(_ verdict: CodeVerdict) { self.verdict = verdict }

    init(_ finding: Finding, protection: Protection?, seed: UInt64, cases: [[WireValue]]) {
        verdict = finding.verdict(seed: seed)
        self.protection = protection
        failedTests = FailedTests(verdict)
        // A mistake is told from others by the named cases, so all of them must have been served.
        if case .differs(let difference, let named) = finding, Shrinker.mayRunAgain(difference.observed.ending),
            named.count == cases.count
        {
            trace = Trace(difference: difference, named: named, cases: cases)
        }
    }
}
