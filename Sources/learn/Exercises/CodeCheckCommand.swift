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

    /// What has been begun `ahead` is taken where it is about this step.
    func run(_ ahead: CheckAhead) throws(Failure) -> CommandResult {
        let first = if let begun = ahead.finish(step.id.step) { begun } else { try checkNow() }
        let checked = try first.check.verdict == .unreadableFile(.missing) ? checkStarter() : first
        let (check, tools) = (checked.check, checked.tools)
        var result = result(of: check, checked.graded, tools, checked.milliseconds)
        if case .code(let report) = result.report, report.part == .verdict {
            result.completion = { [code] in
                Self.completed(report, mistake: (try? tools.checker.mistake(in: check)) ?? nil, code)
            }
        }
        return result
    }

    private func checkNow() throws(Failure) -> Checked {
        let start = Clock.monotonicMilliseconds
        let tools = try tools()
        let graded = GradedFiles(tools.opened.work.paths)
        let check = graded.check(with: tools.checker, seed: seed)
        return Checked(
            check: check, graded: graded, tools: tools, milliseconds: Clock.monotonicMilliseconds - start)
    }

    /// What was never begun is begun now.
    private func checkStarter() throws(Failure) -> Checked {
        let missing = try tools().opened.work.paths.filter { !Disk.exists($0) }
        _ = try session.filesToEdit(for: step)
        let put = missing.filter { Disk.exists($0) }
        if !put.isEmpty { session.add(.starterPut(files: put)) }
        return try checkNow()
    }

    /// A verdict and what it is about.
    struct Checked {
        let check: CodeCheck
        let graded: GradedFiles
        let tools: Tools
        let milliseconds: Int
    }

    /// What a check needs, found once for all that follow.
    struct Tools {
        let opened: OpenedExercise
        let installation: Installation
        let checker: CodeChecker
    }

    func tools() throws(Failure) -> Tools { try Self.tools(session.exercise(of: step.id), invocation) }

    static func tools(_ opened: OpenedExercise, _ invocation: Invocation) throws(Failure) -> Tools {
        let installation = try ExerciseTools.installation(invocation.surroundings)
        do throws(GraderFault) {
            let checker = try CodeChecker(
                opened.folder, installation: installation, options: CheckOptions(keepsVerdicts: true))
            return Tools(opened: opened, installation: installation, checker: checker)
        } catch {
            throw .cannotRunExercises(error)
        }
    }

    var seed: UInt64 { invocation.checkSeed }

    private func trace(_ check: CodeCheck, _ tools: Tools, _ time: Int) -> CodeTrace? {
        guard invocation.explains else { return nil }
        return CodeTrace(
            seed: seed, caseName: check.verdict.counterexample?.caseName,
            sequences: check.protection == nil ? 0 : tools.opened.sequenceCount,
            compiler: tools.installation.toolchain.root + "/bin/swiftc", milliseconds: time)
    }

    /// The verdict is shown first and the attempt saved; only then is looked for the mistake, which may take longer.
    func result(of check: CodeCheck, _ graded: GradedFiles, _ tools: Tools, _ time: Int) -> CommandResult {
        let attempt = check.verdict.outcome.map { session.note(.answered(graded.digests, $0), for: step) }
        if check.protection == .limitsOnly { session.add(.limitedProtection) }
        var report = CodePresentation(step: step, lesson: lesson, session: session).report(check, graded, tools.opened)
        report.trace = trace(check, tools, time)
        let mayBeMistake = check.mayBeMistake && !code.advice.isEmpty
        report.part = mayBeMistake ? .verdict : .whole
        let said = session.notices
        return CommandResult(
            .code(report), exitCode: Self.exitCode(check.verdict), notices: said,
            afterwards: { [session] in
                if let attempt { session.persist(attempt) }
                return session.notices.filter { !said.contains($0) }
            })
    }

    /// The rest of the report, once it was looked for the mistake.
    static func completed(_ report: CodeReport, mistake: String?, _ code: CodeStep) -> Report {
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
struct GradedFiles: Equatable, Sendable {
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

    /// As they were read; what cannot be read is looked at again, for what keeps it from being read.
    func check(with checker: CodeChecker, seed: UInt64) -> CodeCheck {
        readable.map { checker.check($0, seed: seed) } ?? checker.check(folder, seed: seed)
    }

    func check(
        with checker: CodeChecker, seed: UInt64, _ cancellation: Cancellation
    ) throws(CheckCancelled) -> CodeCheck {
        guard let readable else { return checker.check(folder, seed: seed) }
        return try checker.check(readable, seed: seed, cancellation)
    }

    /// Nil where one of them cannot be read.
    var readable: StudentFiles? {
        var named: [StudentFiles.Named] = []
        for (path, file) in zip(paths, files) {
            guard let file = try? file.get() else { return nil }
            named.append(StudentFiles.Named(name: Self.name(of: path), file: file))
        }
        return StudentFiles(named)
    }

    private var folder: String {
        let path = paths.first ?? ""
        return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
}
