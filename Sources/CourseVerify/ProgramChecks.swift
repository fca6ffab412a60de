internal import CourseModel
internal import ExerciseRunner

/// Runs the programs that an exercise comes with and says where a verdict is not as it should be.
struct ProgramChecks: Sendable {
    let files: ExerciseFiles
    let folder: ExerciseFolder
    let checker: CodeChecker
    let seed: UInt64

    /// All programs, in the order in which they are told.
    var all: [VerifiedCheck] {
        let starter = files.folder + "/" + (folder.exercise.files.first ?? "")
        let own = [VerifiedCheck(.starter, file: starter), VerifiedCheck(.solution, file: solutionFile)]
        return own + folder.accepted.map { VerifiedCheck(.accepted($0), file: folder.acceptedPath($0)) }
            + folder.mistakes.map { VerifiedCheck(.mistake($0), file: folder.mistakePath($0)) }
    }

    /// The path of the solution's file.
    var solutionFile: String { files.solutions + "/" + (folder.exercise.files.first ?? "") }

    /// What the solution is made of; nil where a file of it is missing or cannot be read.
    func solution() throws(GraderFault) -> StudentFiles? {
        try? folder.studentFiles(at: files.solutions).get()
    }

    /// The files of a program: the starter with a comment added, which makes of it what a student has been at.
    func program(_ subject: VerifiedSubject) throws(GraderFault) -> StudentFiles? {
        switch subject {
        case .starter: try folder.starter().touched
        case .solution: try solution()
        case .accepted(let name): try? folder.studentFiles(at: folder.acceptedPath(name)).get()
        case .mistake(let name): try? folder.studentFiles(at: folder.mistakePath(name)).get()
        case .exercise, .mutant, .fill, .block: nil
        }
    }

    /// The starter, unchanged and with a comment added.
    func starter() -> VerifyPart {
        let watch = Stopwatch()
        let file = files.folder + "/" + (folder.exercise.files.first ?? "")
        let problem = starterProblem()
        var part = VerifyPart()
        part.note(VerifiedCheck(.starter, file: file, milliseconds: watch.milliseconds), problem)
        return part
    }

    private func starterProblem() -> VerifyProblem? {
        do throws(GraderFault) {
            let starter = try folder.starter()
            let unchanged = checker.check(starter, seed: seed).verdict
            if case .graderFault(let fault) = unchanged { return .fault(fault) }
            guard unchanged == .notAttempted else { return .starterNotRecognised(unchanged) }
            let touched = checker.check(starter.touched, seed: seed).verdict
            if case .graderFault(let fault) = touched { return .fault(fault) }
            return touched.isPass ? .starterPasses : nil
        } catch {
            return .fault(error)
        }
    }

    /// The solution, or a right one in another style.
    func right(_ subject: VerifiedSubject, _ file: String) -> VerifyPart {
        let watch = Stopwatch()
        var part = VerifyPart()
        let problem = rightProblem(subject == .solution ? files.solutions : file, &part)
        part.note(VerifiedCheck(subject, file: file, milliseconds: watch.milliseconds), problem)
        return part
    }

    private func rightProblem(_ file: String, _ part: inout VerifyPart) -> VerifyProblem? {
        guard Files.exists(file) else { return .missingFile }
        let check = checker.check(file, seed: seed)
        part.note(check.protection)
        let verdict = check.verdict
        if verdict == .unreadableFile(.missing) { return .missingFile }
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

extension StudentFiles {
    /// With a comment added to the first.
    fileprivate var touched: StudentFiles {
        let first = files.prefix(1).map { file in
            Named(name: file.name, file: StudentFile(bytes: file.file.bytes + Array("\n// Touched.\n".utf8)))
        }
        return StudentFiles(first + files.dropFirst())
    }
}
