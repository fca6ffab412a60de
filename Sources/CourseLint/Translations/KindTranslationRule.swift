internal import CourseModel
internal import LessonFormat

/// A step is of the same kind in every language.
struct KindTranslationRule: TranslationRule {
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding] {
        let (kind, referenceKind) = (step.step.kind, reference.step.kind)
        guard kind != referenceKind else { return [] }
        let problem = TranslationProblem.kindDiffers(
            id: step.step.id.step, kind: kind.rawValue, reference: reference.language.tag,
            referenceKind: referenceKind.rawValue)
        return [Finding(problem, step.ranges.id)]
    }
}
