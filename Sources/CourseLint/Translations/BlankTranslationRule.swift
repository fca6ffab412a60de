internal import CourseModel
internal import LessonFormat

/// A template has as many blanks in every language.
struct BlankTranslationRule: TranslationRule {
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding] {
        guard case (.fill(let fill), .fill(let other)) = (step.step.content, reference.step.content),
            fill.blanks.count != other.blanks.count
        else { return [] }
        let problem = TranslationProblem.blankCountDiffers(
            id: step.step.id.step, count: fill.blanks.count, reference: reference.language.tag,
            referenceCount: other.blanks.count)
        return [Finding(problem, step.ranges.template?.range ?? step.ranges.id)]
    }
}
