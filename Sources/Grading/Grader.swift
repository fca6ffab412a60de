public import CourseModel

/// Marks answers. Pure: the same answer to the same step has the same verdict, always and everywhere.
public enum Grader {
    /// The verdict on `answer` to `step`, in the lesson's `language`.
    ///
    /// A part that cannot be read makes the whole unreadable, which costs no attempt. So does an answer of another kind
    /// than the step asks for, and any answer to a text: that verdict has no parts.
    public static func grade(_ answer: Answer, to step: Step, language: LanguageTag) -> Verdict {
        switch (step.content, answer) {
        case (.quiz(let quiz), .choices(let texts)):
            QuizGrader(quiz: quiz, step: step.id).verdict(on: texts)
        case (.fill(let fill), .blanks(let texts)):
            FillInGrader(fill: fill, language: language).verdict(on: texts)
        case (.arithmetic(let set), .numbers(let texts)):
            ArithmeticGrader.grade(
                texts, QuestionSource.questions(of: set, step: step.id), locale: set.locale ?? language)
        default: Verdict(outcome: .unreadable, parts: [])
        }
    }

    /// The same; where a fill-in is compiled, an answer that is none of those listed is tried by `attempt`, which is given
    /// one text a blank. Pure but for that. A trial that comes to nothing makes the verdict unreadable.
    public static func grade(
        _ answer: Answer, to step: Step, language: LanguageTag, trying attempt: @escaping ([String]) -> FillTrial
    ) -> Verdict {
        let verdict = grade(answer, to: step, language: language)
        guard case .fill(let fill) = step.content, fill.program != nil, case .blanks(let texts) = answer else {
            return verdict
        }
        return FillTrials(fill, texts, attempt).verdict(verdict)
    }
}
