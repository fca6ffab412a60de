internal import CourseModel
internal import LessonFormat

/// A step, and each of its blanks, has as many hints in every language.
struct HintTranslationRule: TranslationRule {
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding] {
        guard step.step.kind == reference.step.kind else { return [] }
        let ofStep = difference(step, reference, step.step.hints.count, reference.step.hints.count)
        return ofStep.map { Finding($0, step.ranges.hints.first?.range ?? step.ranges.id) } + blanks(step, reference)
    }

    private func blanks(_ step: PlacedStep, _ reference: ReferenceStep) -> [Finding] {
        guard case (.fill(let fill), .fill(let other)) = (step.step.content, reference.step.content),
            fill.blanks.count == other.blanks.count
        else { return [] }
        return fill.blanks.indices.flatMap { index in
            let ranges = step.ranges.blanks[index]
            let range = ranges.hints.first?.range ?? ranges.blank
            return difference(step, reference, fill.blanks[index].hints.count, other.blanks[index].hints.count)
                .map { Finding($0, range) }
        }
    }

    private func difference(
        _ step: PlacedStep, _ reference: ReferenceStep, _ count: Int, _ referenceCount: Int
    ) -> [TranslationProblem] {
        guard count != referenceCount else { return [] }
        return [
            .hintCountDiffers(
                id: step.step.id.step, count: count, reference: reference.language.tag, referenceCount: referenceCount)
        ]
    }
}
