internal import CourseModel
internal import LessonFormat

/// A code step advises on the same mistakes in every language.
struct AdviceTranslationRule: TranslationRule {
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding] {
        guard case (.code(let code), .code(let other)) = (step.step.content, reference.step.content) else { return [] }
        let missing = other.advice.map(\.mistake).filter { code.advice(on: $0) == nil }
        let extra = zip(code.advice, step.ranges.advice).filter { other.advice(on: $0.0.mistake) == nil }
        let (id, language) = (step.step.id.step, reference.language.tag)
        return missing.map {
            Finding(.adviceMissing(id: id, mistake: $0, reference: language), step.ranges.id)
        }
            + extra.map { advice, ranges in
                Finding(.adviceExtra(id: id, mistake: advice.mistake, reference: language), ranges.mistake)
            }
    }
}
