internal import CourseModel
internal import ExerciseRunner

/// What there is to do for one exercise.
struct ExercisePlan: Sendable {
    let files: ExerciseFiles
    let jobs: [VerifyJob]
    /// What is wrong before anything runs.
    private let findings: [VerifyFinding]
    /// What is known from an earlier run: then there is nothing to do.
    private let known: VerifyPart?
    private let cache: VerifyCache?
    private let key: String?

    init(_ place: ExercisePlace, _ verifier: CourseVerifier, _ cache: VerifyCache?) {
        self.cache = cache
        // Before anything is read: what is saved later makes another key.
        key = cache?.key(place)
        let files = ExerciseFiles(place)
        self.files = files
        guard let exercise = files.exercise else {
            jobs = []
            known = nil
            let isMissing = files.diagnostics.isEmpty
            findings = isMissing ? [VerifyFinding(.exercise, file: files.exerciseFile, .noExerciseFile)] : []
            return
        }
        let folder = ExerciseFolder(exercise, at: files.folder)
        do throws(GraderFault) {
            let checker = try CodeChecker(
                folder, installation: verifier.installation, options: verifier.options.check)
            let checks = ProgramChecks(
                files: files, folder: folder, checker: checker, seed: verifier.options.seed)
            let tally = key.flatMap { cache?.tally($0) }
            known = tally.map { VerifyPart(checks: checks.all, mutants: $0) }
            jobs = tally == nil ? VerifyJob.all(of: checks, repeats: verifier.options.repeats) : []
            findings = Self.fewAccepted(folder, files)
        } catch {
            jobs = []
            known = nil
            findings = [VerifyFinding(.exercise, file: files.exerciseFile, .fault(error))]
        }
    }

    private static func fewAccepted(_ folder: ExerciseFolder, _ files: ExerciseFiles) -> [VerifyFinding] {
        let found = folder.accepted.count
        guard found < CourseVerifier.wantedAccepted else { return [] }
        let problem = VerifyProblem.fewAccepted(found: found, wanted: CourseVerifier.wantedAccepted)
        return [VerifyFinding(.exercise, file: files.exerciseFile, problem)]
    }

    /// All that is known in the end; `parts` are what the jobs found, in their order.
    func verification(_ parts: [VerifyPart]) -> ExerciseVerification {
        let all = known ?? parts.reduce(into: VerifyPart()) { $0.add($1) }
        let verification = ExerciseVerification(
            name: files.name, file: files.exerciseFile, checks: all.checks, mutants: all.mutants,
            diagnostics: files.diagnostics, findings: findings + all.findings,
            isUnchanged: known != nil, ranWithoutSandbox: all.ranWithoutSandbox,
            phrases: files.exercise?.phrases ?? [:])
        store(verification)
        return verification
    }

    /// Only where the files are those that were run: an author may have saved one meanwhile.
    private func store(_ verification: ExerciseVerification) {
        guard let cache, let key, known == nil, verification.isClean, cache.key(files.place) == key else { return }
        cache.store(verification.mutants, key)
    }
}
