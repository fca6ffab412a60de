/// What the grader says of a student's code. Only `passed` is a pass.
public enum CodeVerdict: Equatable, Sendable {
    /// Every sequence of commands was served as the reference serves it.
    case passed
    case wrong(Counterexample)
    /// The program stopped itself where it should go on.
    case trapped(Counterexample)
    /// The program ended before it had served all commands, with this status.
    case endedEarly(status: Int, Counterexample)
    case timeLimit(Counterexample)
    case memoryLimit(Counterexample)
    case outputLimit(Counterexample)
    /// Of the author's unit tests these failed; at least one.
    case testsFailed([FailedTest])
    /// The program ended so while it ran the author's unit tests; the one that was running, where that is known.
    case testsStopped(test: String?, Ending)
    /// What came back is nothing that the exercise's harness sends.
    case interfered
    /// The first error first.
    case compileError([CompilerDiagnostic])
    /// The compiler took too long over the file.
    case compileLimit
    /// The file is the starter still.
    case notAttempted
    case unreadableFile(UnreadableFile)
    /// Nothing can be said of the student's code, for a reason that is not the student's.
    case graderFault(GraderFault)

    public var isPass: Bool { self == .passed }
}

/// Why a student's file is not looked into.
public enum UnreadableFile: Error, Equatable, Sendable {
    case missing
    /// A folder, a link, a pipe or the like.
    case notAFile
    /// Its text is in this encoding, which the compiler does not read.
    case otherEncoding(TextEncoding)
    /// Larger than this many bytes.
    case tooLarge(limit: Int)
    /// The system's words.
    case notReadable(String)
}

/// An encoding that some editors save in.
public enum TextEncoding: String, Sendable {
    case utf16 = "UTF-16"
    case utf32 = "UTF-32"
}

/// What keeps the grader from grading.
public enum GraderFault: Error, Equatable, Sendable {
    case noToolchain
    /// The exercise names a reference that there is none of.
    case noSuchOracle(String)
    case missingFile(String)
    /// The command of a named case is none that the exercise knows; its index from 0.
    case unreadableCase(name: String, command: Int)
    /// The harness does not compile with the exercise's own solution, or the like; the compiler's words.
    case harness(String)
    /// The process that runs students' code could not be started or was lost; what is known of it.
    case host(String)
    /// The exercise's `Tests.swift` has no test that runs.
    case noTests
    /// The exercise's own oracle does not do its part.
    case oracle(OracleFault)
    /// There is no bubblewrap, and limits alone will not do.
    case noSandbox
    /// A system call failed.
    case system(call: String, message: String)
}
