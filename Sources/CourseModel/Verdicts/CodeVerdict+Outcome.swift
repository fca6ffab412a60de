extension CodeVerdict {
    /// What it counts as; nil where it costs no attempt, since nothing was graded.
    public var outcome: Outcome? {
        switch self {
        case .passed: .passed
        case .wrong, .trapped, .endedEarly, .timeLimit, .memoryLimit, .outputLimit, .interfered: .wrong
        case .testsFailed, .testsStopped, .compileError, .compileLimit: .wrong
        case .notAttempted, .unreadableFile, .graderFault: nil
        }
    }

    /// The commands that show what is wrong, where it was running the code that showed it.
    public var counterexample: Counterexample? {
        switch self {
        case .wrong(let found), .trapped(let found), .endedEarly(_, let found): found
        case .timeLimit(let found), .memoryLimit(let found), .outputLimit(let found): found
        case .passed, .testsFailed, .testsStopped, .interfered: nil
        case .compileError, .compileLimit, .notAttempted, .unreadableFile, .graderFault: nil
        }
    }

    /// The stable name of the JSON output.
    public var name: String {
        switch self {
        case .passed: "passed"
        case .wrong: "wrong"
        case .trapped: "trapped"
        case .endedEarly: "endedEarly"
        case .timeLimit: "timeLimit"
        case .memoryLimit: "memoryLimit"
        case .outputLimit: "outputLimit"
        case .testsFailed: "testsFailed"
        case .testsStopped: "testsStopped"
        case .interfered: "interfered"
        case .compileError: "compileError"
        case .compileLimit: "compileLimit"
        case .notAttempted: "notAttempted"
        case .unreadableFile: "unreadableFile"
        case .graderFault: "graderFault"
        }
    }
}
