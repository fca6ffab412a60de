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
            guard !first.isAlike(other) else { continue }
            part.findings.append(VerifyFinding(subject, file: file, .verdictChanges(first, other, how)))
        }
        return part
    }
}

extension CodeVerdict {
    /// Whether both are of one kind: what shows it may be another sequence.
    fileprivate func isAlike(_ other: CodeVerdict) -> Bool {
        switch (self, other) {
        case (.passed, .passed), (.wrong, .wrong), (.trapped, .trapped), (.timeLimit, .timeLimit),
            (.memoryLimit, .memoryLimit), (.outputLimit, .outputLimit), (.interfered, .interfered),
            (.compileError, .compileError), (.compileLimit, .compileLimit), (.notAttempted, .notAttempted),
            (.unreadableFile, .unreadableFile), (.graderFault, .graderFault):
            true
        case (.endedEarly(let status, _), .endedEarly(let otherStatus, _)): status == otherStatus
        default: false
        }
    }
}
