/// What is wrong with an oracle that an exercise brings along.
public enum OracleFault: Error, Equatable, Sendable {
    /// `file` does not compile: `LINE:COLUMN: ` and the compiler's words; empty where it took too long.
    case notCompiled(file: String, message: String)
    /// What was compiled does not load; the loader's words.
    case notLoaded(message: String)
    /// It ended so instead of answering.
    case ended(Ending)
    /// What it left is no answer.
    case unreadable
}
