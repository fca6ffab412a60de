internal import CourseModel
internal import ExerciseRunner

/// What one job found out about a part of an exercise.
struct VerifyPart: Sendable {
    var checks: [VerifiedCheck] = []
    var mutants = MutantTally()
    var findings: [VerifyFinding] = []
    var ranWithoutSandbox = false

    mutating func add(_ other: VerifyPart) {
        checks += other.checks
        mutants.add(other.mutants)
        findings += other.findings
        ranWithoutSandbox = ranWithoutSandbox || other.ranWithoutSandbox
    }

    mutating func note(_ protection: Protection?) {
        if protection == .limitsOnly { ranWithoutSandbox = true }
    }

    mutating func note(_ check: VerifiedCheck, _ problem: VerifyProblem?) {
        checks.append(check)
        if let problem { findings.append(VerifyFinding(check.subject, file: check.file, problem)) }
    }
}
