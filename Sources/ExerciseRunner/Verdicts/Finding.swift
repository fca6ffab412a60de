internal import CourseModel

/// What a check found, before it is put in words.
enum Finding: Equatable, Sendable {
    case passed
    case errors([CompilerDiagnostic])
    /// The compiler took too long.
    case compileLimit
    /// `named` is what the student's code showed for each named case.
    case differs(Difference, named: [Served])
    case testsFailed([FailedTest])
    /// What else the author's unit tests came to.
    case tests(CodeVerdict)

    /// Of the author's unit tests.
    init(tests verdict: CodeVerdict) {
        switch verdict {
        case .passed: self = .passed
        case .compileError(let errors): self = .errors(errors)
        case .testsFailed(let failed): self = .testsFailed(failed)
        default: self = .tests(verdict)
        }
    }

    func verdict(seed: UInt64) -> CodeVerdict {
        switch self {
        case .passed: .passed
        case .errors(let errors): .compileError(errors)
        case .compileLimit: .compileLimit
        case .differs(let difference, _): difference.verdict(seed: seed)
        case .testsFailed(let failed): .testsFailed(failed)
        case .tests(let verdict): verdict
        }
    }

    /// Whether another check of the same would find the same, however busy the machine is.
    var isLasting: Bool {
        switch self {
        case .passed, .testsFailed: true
        case .errors(let errors):
            !errors.contains { if case .compilerCrashed = $0 { true } else { false } }
        case .compileLimit, .tests: false
        case .differs(let difference, _): difference.observed.ending != .timeLimit
        }
    }
}

extension Difference {
    fileprivate func verdict(seed: UInt64) -> CodeVerdict {
        let counterexample = counterexample(seed: seed)
        switch observed.ending {
        case .completed: return .wrong(counterexample)
        // Where it should stop, but with another message, it is wrong; where it should not, it trapped.
        case .trapped, .crashed: return isExpectedToStopThere ? .wrong(counterexample) : .trapped(counterexample)
        case .exited(let status): return .endedEarly(status: status, counterexample)
        case .timeLimit: return .timeLimit(counterexample)
        case .memoryLimit: return .memoryLimit(counterexample)
        case .outputLimit: return .outputLimit(counterexample)
        case .interfered: return .interfered
        }
    }

    /// Whether a right solution stops the program where the student's stopped.
    private var isExpectedToStopThere: Bool {
        expected.ending != .completed && observed.observations == expected.observations
    }
}
