internal import CourseModel
internal import ExerciseRunner

/// A part of the work on an exercise that is done in one go.
struct VerifyJob: Sendable {
    /// About how much longer than others it takes.
    var weight: Int
    var run: @Sendable () -> VerifyPart

    /// In the order in which findings are told.
    static func all(of checks: ProgramChecks, repeats: Int) -> [VerifyJob] {
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
        return jobs + audits(of: checks, repeats: repeats)
    }

    private static func audits(of checks: ProgramChecks, repeats: Int) -> [VerifyJob] {
        let circumstances = FlakeAudit.circumstances(repeats: repeats - 1, seed: checks.seed)
        guard !circumstances.isEmpty else { return [] }
        let audit = FlakeAudit(checks: checks, circumstances: circumstances)
        // The other way round than before, since the order must not matter either.
        return checks.all.reversed().map { check in VerifyJob(weight: 3) { audit.run(check.subject, check.file) } }
    }
}
