internal import CourseModel

/// Attempts as rows of the table `attempt`.
enum AttemptRow {
    static let columns = "id, lesson, step, hash, time, action, number, answer, outcome, points, possible"
    static let insertion = """
        INSERT INTO attempt (lesson, step, hash, time, action, number, answer, outcome, points, possible)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    /// The words of the columns `action` and `outcome`.
    private enum ActionWord: String { case shown, answered, hinted, skipped, reset }
    private enum OutcomeWord: String { case passed, partly, wrong, unreadable }

    /// The values for `insertion`.
    static func values(of attempt: Attempt) -> [DatabaseValue] {
        let step: [DatabaseValue] = [
            .text(attempt.step.lesson.name), .text(attempt.step.step), .text(attempt.stepHash), .integer(attempt.time),
        ]
        return step + values(of: attempt.action)
    }

    private static func values(of action: Attempt.Action) -> [DatabaseValue] {
        switch action {
        case .shown: values(.shown)
        case .skipped: values(.skipped)
        case .reset: values(.reset)
        case .hinted(let number): values(.hinted, number: .integer(Int64(number)))
        case .answered(let parts, let outcome):
            values(.answered, answer: .text(AnswerText.encode(parts)), outcome: values(of: outcome))
        }
    }

    private static func values(
        _ word: ActionWord, number: DatabaseValue = .null, answer: DatabaseValue = .null,
        outcome: [DatabaseValue] = [.null, .null, .null]
    ) -> [DatabaseValue] {
        [.text(word.rawValue), number, answer] + outcome
    }

    private static func values(of outcome: Outcome) -> [DatabaseValue] {
        switch outcome {
        case .passed: values(.passed)
        case .wrong: values(.wrong)
        case .unreadable: values(.unreadable)
        case .partly(let points, let possible):
            [.text(OutcomeWord.partly.rawValue), .integer(Int64(points)), .integer(Int64(possible))]
        }
    }

    private static func values(_ word: OutcomeWord) -> [DatabaseValue] { [.text(word.rawValue), .null, .null] }

    /// Whether SQLite gave this id: they count from 1. After the greatest possible one it would give any that is free, and the
    /// order of the attempts would be lost.
    static func isPlausible(id: Int64) -> Bool { (1...1 << 53).contains(id) }

    /// The attempt in `row`, a row of `columns`; nil where it is none.
    static func attempt(in row: DatabaseRow) -> Attempt? {
        guard let lesson = row.text(1), let step = row.text(2), let hash = row.text(3), let action = action(in: row)
        else { return nil }
        let id = StepID(lesson: LessonID(lesson), step: step)
        return Attempt(step: id, stepHash: hash, time: row.integer(4), action: action)
    }

    private static func action(in row: DatabaseRow) -> Attempt.Action? {
        switch row.text(5).flatMap(ActionWord.init) {
        case .shown: return .shown
        case .skipped: return .skipped
        case .reset: return .reset
        case .hinted: return number(row.integer(6)).map { .hinted($0) }
        case .answered:
            guard let parts = row.text(7).flatMap(AnswerText.decode), let outcome = outcome(in: row) else { return nil }
            return .answered(parts, outcome)
        case nil: return nil
        }
    }

    private static func outcome(in row: DatabaseRow) -> Outcome? {
        switch row.text(8).flatMap(OutcomeWord.init) {
        case .passed: return .passed
        case .partly:
            guard let points = number(row.integer(9)), let possible = number(row.integer(10)) else { return nil }
            return .partly(points: points, possible: possible)
        case .wrong: return .wrong
        case .unreadable: return .unreadable
        case nil: return nil
        }
    }

    /// A count as a step can have one, so that whoever adds to it does not overflow.
    private static func number(_ value: Int64) -> Int? { Int32(exactly: value).flatMap { $0 < 0 ? nil : Int($0) } }
}
