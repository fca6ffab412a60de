import CommandTable
import CourseModel
import ExerciseRunner
import Hashing
import Reporting

/// `learn check` of a code step: grades the files in the workspace.
struct CodeCheckCommand {
    let step: Step
    let code: CodeStep
    let lesson: Lesson
    let invocation: Invocation
    let session: StudentSession

    /// Where no other is asked for.
    static let usualSeed: UInt64 = 1

    func run() throws(Failure) -> CommandResult {
        let start = Clock.monotonicMilliseconds
        let opened = try session.exercise(of: step.id)
        let installation = try ExerciseTools.installation(invocation.surroundings)
        let checker: CodeChecker
        do throws(GraderFault) {
            checker = try CodeChecker(opened.folder, installation: installation)
        } catch {
            throw .cannotRunExercises(error)
        }
        let graded = GradedFiles(opened.work.paths)
        let check = graded.check(with: checker, seed: seed)
        let time = Clock.monotonicMilliseconds - start
        return result(of: check, graded, opened, checker, trace(check, opened, installation, time))
    }

    private var seed: UInt64 { invocation.number(.seed).map(UInt64.init) ?? Self.usualSeed }

    private func trace(
        _ check: CodeCheck, _ opened: OpenedExercise, _ installation: Installation, _ time: Int
    ) -> CodeTrace? {
        guard invocation.explains else { return nil }
        return CodeTrace(
            seed: seed, caseName: check.verdict.counterexample?.caseName,
            sequences: opened.exercise.cases.count + opened.exercise.sequences.count,
            compiler: installation.toolchain.root + "/bin/swiftc", milliseconds: time)
    }

    /// The verdict is shown first and the attempt saved; only then is looked for the mistake, which may take longer.
    private func result(
        of check: CodeCheck, _ graded: GradedFiles, _ opened: OpenedExercise, _ checker: CodeChecker,
        _ trace: CodeTrace?
    ) -> CommandResult {
        let attempt = check.verdict.outcome.map { session.note(.answered(graded.digests, $0), for: step) }
        if check.protection == .limitsOnly { session.add(.limitedProtection) }
        var report = CodePresentation(step: step, lesson: lesson, session: session).report(check, graded, opened)
        report.trace = trace
        let mayBeMistake = check.verdict.counterexample != nil && !code.advice.isEmpty
        report.part = mayBeMistake ? .verdict : .whole
        let said = session.notices
        var result = CommandResult(
            .code(report), exitCode: Self.exitCode(check.verdict), notices: said,
            afterwards: { [session] in
                if let attempt { session.persist(attempt) }
                return session.notices.filter { !said.contains($0) }
            })
        if mayBeMistake {
            result.completion = { [report, code] in
                Self.completed(report, mistake: (try? checker.mistake(in: check)) ?? nil, code)
            }
        }
        return result
    }

    private static func completed(_ report: CodeReport, mistake: String?, _ code: CodeStep) -> Report {
        var report = report
        report.part = .rest
        report.mistake = mistake.flatMap { name in
            code.advice(on: name).map { CodeStep.Advice(mistake: name, text: $0) }
        }
        return .code(report)
    }

    static func exitCode(_ verdict: CodeVerdict) -> Int32 {
        switch verdict {
        case .passed: 0
        case .unreadableFile: 2
        case .graderFault(.host), .graderFault(.system): 70
        case .graderFault: 2
        default: 1
        }
    }
}

/// A student's files as they were read for one check.
struct GradedFiles {
    let paths: [String]
    private let files: [Result<StudentFile, UnreadableFile>]

    init(_ paths: [String]) {
        self.paths = paths
        files = paths.map(StudentFile.read)
    }

    /// The files' bytes, nothing for those that cannot be read.
    var contents: [[UInt8]] { files.map { (try? $0.get())?.bytes ?? [] } }

    /// What is kept of the answer: the SHA-256 of each file.
    var digests: [String] { contents.map { SHA256.hexDigest(of: $0) } }

    func check(with checker: CodeChecker, seed: UInt64) -> CodeCheck {
        switch files.first {
        case .success(let file)?: checker.check(file, seed: seed)
        case .failure?, nil: checker.check(paths.first ?? "", seed: seed)
        }
    }
}
