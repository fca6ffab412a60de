internal import CourseModel
internal import ExerciseRunner

/// Runs the programs that an exercise comes with and says where a verdict is not as it should be.
struct ProgramChecks: Sendable {
    let files: ExerciseFiles
    let folder: ExerciseFolder
    let checker: CodeChecker
    let seed: UInt64

    /// The path of the solution's file.
    var solutionFile: String { files.solutions + "/" + (folder.exercise.files.first ?? "") }

    /// The starter, unchanged and with a comment added.
    func starter() -> VerifyPart {
        let watch = Stopwatch()
        let file = files.folder + "/" + (folder.exercise.files.first ?? "")
        let problem = starterProblem(file)
        var part = VerifyPart()
        part.note(VerifiedCheck(.starter, file: file, milliseconds: watch.milliseconds), problem)
        return part
    }

    private func starterProblem(_ file: String) -> VerifyProblem? {
        guard let bytes = Files.read(file) else { return .missingFile }
        let unchanged = checker.check(StudentFile(bytes: bytes), seed: seed).verdict
        if case .graderFault(let fault) = unchanged { return .fault(fault) }
        guard unchanged == .notAttempted else { return .starterNotRecognised(unchanged) }
        let touched = checker.check(StudentFile(bytes: bytes + Array("\n// Touched.\n".utf8)), seed: seed).verdict
        if case .graderFault(let fault) = touched { return .fault(fault) }
        return touched.isPass ? .starterPasses : nil
    }

    /// The solution, or a right one in another style.
    func right(_ subject: VerifiedSubject, _ file: String) -> VerifyPart {
        let watch = Stopwatch()
        let problem = rightProblem(file)
        var part = VerifyPart()
        part.note(VerifiedCheck(subject, file: file, milliseconds: watch.milliseconds), problem)
        return part
    }

    private func rightProblem(_ file: String) -> VerifyProblem? {
        guard Files.exists(file) else { return .missingFile }
        let verdict = checker.check(file, seed: seed).verdict
        if case .graderFault(let fault) = verdict { return .fault(fault) }
        return verdict.isPass ? nil : .doesNotPass(verdict)
    }

    /// All mistakes: each must fail and be recognised as itself.
    func mistakes() -> VerifyPart {
        var part = VerifyPart()
        for mistake in folder.mistakes {
            let watch = Stopwatch()
            let file = folder.mistakePath(mistake)
            let problem = mistakeProblem(mistake, file)
            part.note(VerifiedCheck(.mistake(mistake), file: file, milliseconds: watch.milliseconds), problem)
        }
        return part
    }

    private func mistakeProblem(_ mistake: String, _ file: String) -> VerifyProblem? {
        let check = checker.check(file, seed: seed)
        switch check.verdict {
        case .passed: return .mistakePasses
        case .graderFault(let fault): return .fault(fault)
        case .compileError, .compileLimit, .notAttempted, .unreadableFile, .interfered:
            return .mistakeDoesNotRun(check.verdict)
        case .wrong, .trapped, .endedEarly, .timeLimit, .memoryLimit, .outputLimit, .testsFailed, .testsStopped: break
        }
        do throws(GraderFault) {
            let recognised = try checker.mistake(in: check)
            return recognised == mistake ? nil : .mistakeNotRecognised(check.verdict, as: recognised)
        } catch {
            return .fault(error)
        }
    }
}
