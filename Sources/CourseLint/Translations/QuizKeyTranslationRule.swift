internal import CourseModel
internal import LessonFormat

/// A quiz has the same key, gives points and orders its options alike in every language.
struct QuizKeyTranslationRule: TranslationRule {
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding] {
        guard case (.quiz(let quiz), .quiz(let other)) = (step.step.content, reference.step.content),
            quiz.options.count == other.options.count
        else { return [] }
        let problem = TranslationProblem.answerDiffers(id: step.step.id.step, reference: reference.language.tag)
        if quiz.key != other.key { return [Finding(problem, step.ranges.answers.first ?? step.ranges.id)] }
        return quiz.scoring == other.scoring && quiz.order == other.order ? [] : [Finding(problem, step.ranges.id)]
    }
}
