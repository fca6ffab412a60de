public import CourseModel
internal import ExerciseKit

/// What a check of a student's file found.
public struct CodeCheck: Sendable {
    public var verdict: CodeVerdict
    /// What the student's code was kept in; nil where it did not run.
    public var protection: Protection?
    /// What the recognition of mistakes goes by; nil where there is nothing to recognise.
    var trace: Trace?
    /// The same, where the exercise is graded by unit tests.
    var failedTests: FailedTests?

    struct Trace: Sendable {
        var difference: Difference
        var named: [Served]
        var cases: [[WireValue]]
    }

    init(_ verdict: CodeVerdict, protection: Protection? = nil, trace: Trace? = nil, failedTests: FailedTests? = nil) {
        self.failedTests = failedTests
        self.verdict = verdict
        self.protection = protection
        self.trace = trace
    }
}
