internal import CourseModel
internal import ExerciseRunner

/// A part of the work on an exercise that is done in one go.
struct VerifyJob: Sendable {
    /// About how much longer than others it takes.
    var weight: Int
    var run: @Sendable () -> VerifyPart

    /// In the order in which findings are told.
    static func all(of checks: ProgramChecks) -> [VerifyJob] {
        let folder = checks.folder
        var jobs = [
            VerifyJob(weight: 1) { checks.starter() },
            VerifyJob(weight: 1) { checks.right(.solution, checks.solutionFile) },
        ]
        for accepted in folder.accepted {
            let file = folder.acceptedPath(accepted)
            jobs.append(VerifyJob(weight: 1) { checks.right(.accepted(accepted), file) })
        }
        jobs.append(VerifyJob(weight: 2 * folder.mistakes.count) { checks.mistakes() })
        jobs.append(VerifyJob(weight: 20) { MutantChecks(checks: checks).run() })
        return jobs
    }
}
