internal import CourseModel
internal import ExerciseRunner

/// Runs a program again with other seeds, locales and time zones: none may change its verdict.
struct FlakeAudit: Sendable {
    let checks: ProgramChecks
    let circumstances: [VerifyCircumstances]

    /// What `repeats` runs after the first vary.
    static func circumstances(repeats: Int, seed: UInt64) -> [VerifyCircumstances] {
        let locales = ["tr_TR.UTF-8", "ar_SA.UTF-8", "de_DE.UTF-8", "C", "ja_JP.UTF-8"]
        let zones = ["Asia/Kathmandu", "America/St_Johns", "Pacific/Kiritimati", "Europe/Istanbul", "UTC"]
        return (0..<repeats).map { index in
            VerifyCircumstances(
                seed: seed &+ UInt64(index) &+ 1, locale: locales[index % locales.count],
                timeZone: zones[index % zones.count])
        }
    }

    /// The program of `subject`; the findings only.
    func run(_ subject: VerifiedSubject, _ file: String) -> VerifyPart {
        var part = VerifyPart()
        guard let program = try? checks.program(subject) else { return part }
        let first = checks.checker.check(program, seed: checks.seed).verdict
        for how in circumstances {
            let other = checks.checker.under(how).check(program, seed: how.seed).verdict
            guard !first.isAlike(other, of: subject) else { continue }
            part.findings.append(VerifyFinding(subject, file: file, .verdictChanges(first, other, how)))
        }
        return part
    }
}

/// What must be the same in every run: what shows it may be another sequence.
private enum VerdictKind: Equatable {
    case passed, wrong, trapped, timeLimit, memoryLimit, outputLimit, testsFailed, testsStopped, interfered
    case compileError, compileLimit, notAttempted, unreadableFile, graderFault
    case endedEarly(status: Int)

    init(_ verdict: CodeVerdict) {
        self =
            switch verdict {
            case .passed: .passed
            case .wrong: .wrong
            case .trapped: .trapped
            case .endedEarly(let status, _): .endedEarly(status: status)
            case .timeLimit: .timeLimit
            case .memoryLimit: .memoryLimit
            case .outputLimit: .outputLimit
            case .testsFailed: .testsFailed
            case .testsStopped: .testsStopped
            case .interfered: .interfered
            case .compileError: .compileError
            case .compileLimit: .compileLimit
            case .notAttempted: .notAttempted
            case .unreadableFile: .unreadableFile
            case .graderFault: .graderFault
            }
    }

    /// Whether the program ran and showed itself to be wrong.
    var isFailing: Bool {
        switch self {
        case .wrong, .trapped, .endedEarly, .timeLimit, .memoryLimit, .outputLimit, .testsFailed, .testsStopped: true
        case .passed, .interfered, .compileError, .compileLimit, .notAttempted, .unreadableFile, .graderFault: false
        }
    }
}

extension CodeVerdict {
    /// Whether `other` is no other verdict of the same program. Of a mistake it depends on the sequences how it fails.
    func isAlike(_ other: CodeVerdict, of subject: VerifiedSubject) -> Bool {
        let (one, two) = (VerdictKind(self), VerdictKind(other))
        if case .mistake = subject, one.isFailing, two.isFailing { return true }
        return one == two
    }
}
