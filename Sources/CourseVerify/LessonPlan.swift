internal import CourseModel
internal import ExerciseRunner
internal import LessonFormat
internal import SwiftSource

/// What there is to do for one lesson: each of its programs by itself, since one may not see what another declares. What
/// nothing was wrong with is remembered, program by program.
struct LessonPlan: Sendable {
    let jobs: [VerifyJob]
    let name: String
    /// What is known from earlier runs, and in which places.
    private let known: [VerifiedCheck]

    init(_ lesson: LessonPrograms, _ verifier: CourseVerifier, _ cache: VerifyCache?) {
        name = lesson.name
        var jobs: [VerifyJob] = []
        var known: [VerifiedCheck] = []
        for program in lesson.programs {
            let key = cache?.key(of: program.content.text, in: lesson.folder)
            if let key, cache?.tally(key) != nil {
                known += program.places.map { VerifiedCheck($0.subject, file: $0.file) }
                continue
            }
            let check = LessonCheck(program: program, folder: lesson.folder, verifier: verifier)
            jobs.append(
                VerifyJob(weight: 1) {
                    let part = check.run()
                    if let cache, let key, part.findings.isEmpty { cache.store(MutantTally(), key) }
                    return part
                })
        }
        self.jobs = jobs
        self.known = known
    }

    /// Nil where the lesson has no programs. `parts` are what the jobs found.
    func verification(_ parts: [VerifyPart]) -> LessonVerification? {
        let all = parts.reduce(into: VerifyPart()) { $0.add($1) }
        let checks = known + all.checks
        guard !checks.isEmpty else { return nil }
        return LessonVerification(name: name, checks: checks, findings: all.findings, isUnchanged: jobs.isEmpty)
    }
}

/// The check of one program of a lesson.
struct LessonCheck: Sendable {
    let program: LessonPrograms.Program
    let folder: String
    let verifier: CourseVerifier

    private typealias Found = (place: TextPosition?, problem: VerifyProblem)

    func run() -> VerifyPart {
        let watch = Stopwatch()
        let found = found
        var part = VerifyPart()
        for place in program.places {
            part.checks.append(VerifiedCheck(place.subject, file: place.file, milliseconds: watch.milliseconds))
            part.findings += found.map { one in
                VerifyFinding(place.subject, file: place.file, at: place.position(of: one.place), one.problem)
            }
        }
        return part
    }

    private var found: [Found] {
        do throws(GraderFault) {
            switch program.content {
            case .block(let text): return try block(text)
            case .fill(let fill): return try problems(of: fill).map { (nil, .fill($0)) }
            }
        } catch {
            return [(nil, .fault(error))]
        }
    }

    private func block(_ text: String) throws(GraderFault) -> [Found] {
        let compiler = BlockCompiler(verifier.installation, options: verifier.options.check)
        switch try compiler.compile(text, hasStatements: TopLevel.hasStatements(text)) {
        case .compiles: return []
        case .error(let place, let message, let identifier):
            return [(place, .blockDoesNotCompile(message: message, identifier: identifier))]
        case .outOfTime: return [(nil, .blockCompileLimit)]
        }
    }

    private func problems(of fill: FillIn) throws(GraderFault) -> [FillProblem] {
        let runner = try FillRunner(
            fill, in: folder, installation: verifier.installation, options: verifier.options.check)
        return try runner?.problems() ?? []
    }
}
