internal import CourseModel
internal import LessonFormat

/// A fill-in that is compiled is compiled in every language, with the same code around it, and the same is looked at.
struct CheckTranslationRule: TranslationRule {
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding] {
        guard case (.fill(let fill), .fill(let other)) = (step.step.content, reference.step.content),
            fill.language == other.language, !step.isBeyondTrying,
            !isSame(fill.program, other.program, &syntax)
        else { return [] }
        let problem = TranslationProblem.checkDiffers(id: step.step.id.step, reference: reference.language.tag)
        return [Finding(problem, step.ranges.check ?? step.ranges.id)]
    }

    private func isSame(_ one: FillProgram?, _ other: FillProgram?, _ syntax: inout SyntaxCache) -> Bool {
        guard one != other else { return true }
        guard let one, let other, one.screen == other.screen, one.values == other.values else { return false }
        return syntax.tokenTexts(of: one.before) == syntax.tokenTexts(of: other.before)
            && syntax.tokenTexts(of: one.after) == syntax.tokenTexts(of: other.after)
    }
}
