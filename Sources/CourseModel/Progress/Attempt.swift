/// One thing a student did with a step. Attempts are appended and never edited.
public struct Attempt: Equatable, Sendable {
    public var step: StepID
    /// The hash of the step's graded content as it was then, 64 hexadecimal digits.
    public var stepHash: String
    /// Milliseconds since 1970.
    public var time: Int64
    public var action: Action

    /// What was done.
    public enum Action: Equatable, Sendable {
        /// The step was shown; a text is finished by it.
        case shown
        /// An answer that could be read, one text a part, and what came of it.
        case answered([String], Outcome)
        /// Hint number `n` of the step, from 0, was given.
        case hinted(Int)
        case skipped
        /// The student wants the step anew.
        case reset
    }

    public init(step: StepID, stepHash: String, time: Int64, action: Action) {
        self.step = step
        self.stepHash = stepHash
        self.time = time
        self.action = action
    }
}
