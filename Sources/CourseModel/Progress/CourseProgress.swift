/// How far a student is, folded from the attempts in the order they were made.
public struct CourseProgress: Equatable, Sendable {
    private var records: [StepID: StepRecord] = [:]
    /// The step that was shown or answered last.
    public private(set) var latestStep: StepID?

    /// Folds `attempts`, oldest first.
    public init(_ attempts: some Sequence<Attempt>) {
        for attempt in attempts { add(attempt) }
    }

    /// What is known of `step`; an untouched record where nothing is.
    public func record(of step: StepID) -> StepRecord { records[step] ?? StepRecord() }

    /// Takes one more attempt into account.
    public mutating func add(_ attempt: Attempt) {
        records[attempt.step, default: StepRecord()].add(attempt)
        switch attempt.action {
        case .shown, .answered: latestStep = attempt.step
        case .hinted, .skipped, .reset: break
        }
    }

    /// Where a student stands with `step`, whose graded content hashes to `hash`; that is asked for only where the student
    /// has done something with the step.
    public func standing(of step: StepID, kind: StepKind, hash: @autoclosure () -> String) -> Standing {
        records[step]?.standing(kind: kind, hash: hash()) ?? .untouched
    }
}

/// What a student did with one step since the last reset.
public struct StepRecord: Equatable, Sendable {
    /// The graded contents' hashes under which the step was shown, and under which it was passed.
    public private(set) var shownHashes: Set<String> = []
    public private(set) var passedHashes: Set<String> = []
    /// How many readable answers were given.
    public private(set) var answerCount = 0
    /// How many times a hint was given.
    public private(set) var hintCount = 0
    public private(set) var isSkipped = false

    public init() {}

    mutating func add(_ attempt: Attempt) {
        switch attempt.action {
        case .shown: shownHashes.insert(attempt.stepHash)
        case .answered(_, let outcome):
            answerCount += 1
            guard outcome == .passed else { return }
            passedHashes.insert(attempt.stepHash)
            isSkipped = false
        case .hinted: hintCount += 1
        case .skipped: isSkipped = true
        case .reset: self = StepRecord()
        }
    }

    func standing(kind: StepKind, hash: String) -> Standing {
        let finished = kind == .text ? shownHashes : passedHashes
        if finished.contains(hash) { return .passed }
        if isSkipped { return .skipped }
        if !finished.isEmpty { return .changed }
        if answerCount > 0 { return .tried(answerCount) }
        return shownHashes.isEmpty ? .untouched : .shown
    }
}

/// Where a student stands with a step.
public enum Standing: Equatable, Sendable {
    case untouched
    case shown
    /// So many readable answers, none of them right.
    case tried(Int)
    case passed
    case skipped
    /// It was passed, and the author has changed it since.
    case changed

    /// Whether `next` need not come back to it.
    public var isFinished: Bool { self == .passed }
}
