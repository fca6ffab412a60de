internal import CourseModel
internal import LessonFormat

/// A quiz has as many options in every language.
struct OptionTranslationRule: TranslationRule {
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding] {
        guard case (.quiz(let quiz), .quiz(let other)) = (step.step.content, reference.step.content),
            quiz.options.count != other.options.count
        else { return [] }
        let problem = TranslationProblem.optionCountDiffers(
            id: step.step.id.step, count: quiz.options.count, reference: reference.language.tag,
            referenceCount: other.options.count)
        return [Finding(problem, step.ranges.id)]
    }
}
