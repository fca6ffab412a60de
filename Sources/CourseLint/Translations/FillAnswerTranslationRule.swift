internal import CourseModel
internal import LessonFormat

/// A blank of code accepts the same answers in every language, in any order.
struct FillAnswerTranslationRule: TranslationRule {
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding] {
        guard case (.fill(let fill), .fill(let other)) = (step.step.content, reference.step.content),
            fill.language == other.language, !step.isBeyondTrying, fill.language != .text,
            fill.blanks.count == other.blanks.count
        else { return [] }
        let problem = TranslationProblem.answerDiffers(id: step.step.id.step, reference: reference.language.tag)
        var findings: [Finding] = []
        for ((index, blank), comparison) in zip(fill.blanks.enumerated(), fill.comparisons) {
            let referenceAnswers = other.blanks[index].answers
            if blank.answers == referenceAnswers { continue }
            let accepted = accepted(blank.answers, comparison, &syntax)
            guard accepted != self.accepted(referenceAnswers, comparison, &syntax) else { continue }
            findings.append(Finding(problem, step.ranges.blanks[index].answers.first))
        }
        return findings
    }

    /// The answers as they are compared.
    private func accepted(
        _ answers: [String], _ comparison: CodeComparison?, _ syntax: inout SyntaxCache
    ) -> Set<[String]> {
        guard comparison == .tokens else { return Set(answers.map { [$0] }) }
        var accepted: Set<[String]> = []
        for answer in answers { accepted.insert(syntax.tokenTexts(of: answer)) }
        return accepted
    }
}
