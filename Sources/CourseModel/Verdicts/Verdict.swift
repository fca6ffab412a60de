/// What the grader says of an answer: the whole, and each part (a chosen option, a blank, a question) by itself.
public struct Verdict: Equatable, Sendable {
    public var outcome: Outcome
    /// In the order of the question; for a quiz, one for each option chosen, in the order chosen.
    public var parts: [PartVerdict]

    public init(outcome: Outcome, parts: [PartVerdict]) {
        self.outcome = outcome
        self.parts = parts
    }
}

/// The verdict in a word. Unreadable is not wrong: it costs no attempt.
public enum Outcome: Equatable, Sendable {
    case passed
    /// Some of it is right: `points` of `possible`, less than all of them, more than none.
    case partly(points: Int, possible: Int)
    case wrong
    case unreadable
}

/// The verdict on one part of an answer.
public struct PartVerdict: Equatable, Sendable {
    /// For a quiz the option's place in the file from 0 (nil where the typed text names none); else the blank's or the
    /// question's index from 0.
    public var place: Int?
    public var result: Result
    /// What to tell the student, the most useful first.
    public var remarks: [Remark]
    /// How the verdict came about.
    public var trace: Trace

    /// Whether the part is right.
    public enum Result: String, Equatable, Sendable {
        case right, wrong, unreadable
    }

    public init(place: Int?, result: Result, remarks: [Remark] = [], trace: Trace) {
        self.place = place
        self.result = result
        self.remarks = remarks
        self.trace = trace
    }
}

/// The answer as read, the key as read, and the rule that decided: what `--explain` shows.
public struct Trace: Equatable, Sendable {
    /// As typed.
    public var typed: String
    /// As read, in canonical form; nil where it could not be read.
    public var read: String?
    /// The accepted answers, canonical.
    public var key: [String]
    public var rule: GradingRule

    public init(typed: String, read: String?, key: [String], rule: GradingRule) {
        self.typed = typed
        self.read = read
        self.key = key
        self.rule = rule
    }
}
