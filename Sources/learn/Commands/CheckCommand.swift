import CourseModel
import Grading
import Reporting

/// `learn check [STEP] [ANSWER…]`: grades an answer given as arguments, at the prompt, or on standard input.
enum CheckCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        Interruption.clearsUp()
        let ahead = CheckAhead(invocation)
        defer { ahead.drop() }
        let session = try StudentSession(invocation, ahead)
        let target = try CheckTarget.find(invocation, session)
        guard let id = target.step else {
            return CommandResult(try session.finishedReport(), notices: session.notices)
        }
        let (lesson, step) = try session.find(id)
        if case .code(let code) = step.content {
            try refuseWords(target, step, invocation, session)
            return try CodeCheckCommand(
                step: step, code: code, lesson: lesson, invocation: invocation, session: session
            ).run(ahead)
        }
        guard let form = AnswerForm(step) else {
            if let word = target.answers.first, StepName.isPossible(word), !invocation.beginsWithAnswer {
                throw .unknownStep(word, suggestion: session.nearestStep(to: word))
            }
            guard target.answers.isEmpty, session.standing(of: step).isFinished else { throw .takesNoAnswer(id) }
            return read(step, in: lesson, session)
        }
        let answer = try AnswerSource.answer(to: step, form, given: target.answers, invocation, session)
        return grade(answer, step, in: lesson, invocation, session)
    }

    /// Grades and records an answer.
    static func grade(
        _ answer: GivenAnswer, _ step: Step, in lesson: Lesson, _ invocation: Invocation, _ session: StudentSession
    ) -> CommandResult {
        let verdict: Verdict
        if let attempts = FillAttempts(step, in: lesson, session.loader, invocation.surroundings) {
            // What of a fill-in is none of the listed answers is compiled where its author says so.
            verdict = Grader.grade(answer.answer, to: step, language: lesson.language, trying: attempts.attempt)
        } else {
            verdict = Grader.grade(answer.answer, to: step, language: lesson.language)
        }
        return recorded(verdict, on: answer, step, in: lesson, explains: invocation.explains, session)
    }

    /// Keeps the verdict on an answer and says it.
    static func recorded(
        _ verdict: Verdict, on answer: GivenAnswer, _ step: Step, in lesson: Lesson, explains: Bool,
        _ session: StudentSession
    ) -> CommandResult {
        if verdict.outcome != .unreadable { session.record(.answered(answer.texts, verdict.outcome), for: step) }
        let report = VerdictPresentation.report(verdict, on: step, in: lesson, explains: explains, session)
        return CommandResult(
            .verdict(report), exitCode: exitCode(verdict.outcome), notices: session.notices)
    }

    /// Code stands in files: words after the step's name are no answer, and a word instead of it is no step's name.
    private static func refuseWords(
        _ target: CheckTarget, _ step: Step, _ invocation: Invocation, _ session: StudentSession
    ) throws(Failure) {
        guard let word = target.answers.first else { return }
        let isNamed = target.answers.count < invocation.operands.count
        if !isNamed, StepName.isPossible(word), !invocation.beginsWithAnswer {
            throw .unknownStep(word, suggestion: session.nearestStep(to: word))
        }
        throw .answerInFile(step.id, files: try session.exercise(of: step.id).work.paths)
    }

    /// A text that has been shown has nothing to check.
    private static func read(_ step: Step, in lesson: Lesson, _ session: StudentSession) -> CommandResult {
        return CommandResult(.read(step.id, then: session.onward(from: step.id, in: lesson)), notices: session.notices)
    }

    static func exitCode(_ outcome: Outcome) -> Int32 {
        switch outcome {
        case .passed: 0
        case .partly, .wrong: 1
        case .unreadable: 2
        }
    }
}
