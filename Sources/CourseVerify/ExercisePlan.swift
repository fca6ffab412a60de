internal import CourseModel
internal import ExerciseRunner

/// What there is to do for one exercise.
struct ExercisePlan: Sendable {
    let files: ExerciseFiles
    let jobs: [VerifyJob]
    /// What is wrong before anything runs.
    private let findings: [VerifyFinding]

    init(files: ExerciseFiles, _ verifier: CourseVerifier) {
        self.files = files
        guard let exercise = files.exercise else {
            jobs = []
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
            jobs = VerifyJob.all(of: checks)
            findings = Self.fewAccepted(folder, files)
        } catch {
            jobs = []
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
        let all = parts.reduce(into: VerifyPart()) { $0.add($1) }
        return ExerciseVerification(
            name: files.name, file: files.exerciseFile, checks: all.checks, mutants: all.mutants,
            diagnostics: files.diagnostics, findings: findings + all.findings,
            phrases: files.exercise?.phrases ?? [:])
    }
}
