internal import CourseModel
internal import LessonFormat

/// A template of code is the same code in every language. In Swift, white space and comments may differ; words are each
/// language's own.
struct TemplateTranslationRule: TranslationRule {
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding] {
        guard case (.fill(let fill), .fill(let other)) = (step.step.content, reference.step.content),
            fill.blanks.count == other.blanks.count, !step.isBeyondTrying, !isSame(fill, other, &syntax)
        else { return [] }
        let problem = TranslationProblem.templateDiffers(id: step.step.id.step, reference: reference.language.tag)
        return [Finding(problem, step.ranges.template?.range ?? step.ranges.id)]
    }

    private func isSame(_ fill: FillIn, _ other: FillIn, _ syntax: inout SyntaxCache) -> Bool {
        guard fill.language == other.language else { return false }
        if fill.language == .text || fill.template == other.template { return true }
        guard fill.language == .swift else { return false }
        return syntax.tokenTexts(of: marked(fill)) == syntax.tokenTexts(of: marked(other))
    }

    /// The template with a name for each blank.
    private func marked(_ fill: FillIn) -> String {
        FilledTemplate(fill.template, answers: fill.blanks.indices.map { "blank\($0)" }).text
    }
}
