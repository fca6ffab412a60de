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
        case .hinted: return .hinted(Int(row.integer(6)))
        case .answered:
            guard let parts = row.text(7).flatMap(AnswerText.decode), let outcome = outcome(in: row) else { return nil }
            return .answered(parts, outcome)
        case nil: return nil
        }
    }

    private static func outcome(in row: DatabaseRow) -> Outcome? {
        switch row.text(8).flatMap(OutcomeWord.init) {
        case .passed: .passed
        case .partly: .partly(points: Int(row.integer(9)), possible: Int(row.integer(10)))
        case .wrong: .wrong
        case .unreadable: .unreadable
        case nil: nil
        }
    }
}
