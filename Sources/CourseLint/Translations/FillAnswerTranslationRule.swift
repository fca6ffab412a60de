internal import CourseModel
internal import LessonFormat
internal import SwiftSource

/// A blank of code accepts the same answers in every language, in any order.
struct FillAnswerTranslationRule: TranslationRule {
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding] {
        guard case (.fill(let fill), .fill(let other)) = (step.step.content, reference.step.content),
            fill.language == other.language, fill.language != .text, fill.blanks.count == other.blanks.count
        else { return [] }
        let problem = TranslationProblem.answerDiffers(id: step.step.id.step, reference: reference.language.tag)
        var findings: [Finding] = []
        for (index, blank) in fill.blanks.enumerated() {
            let referenceAnswers = other.blanks[index].answers
            if blank.answers == referenceAnswers { continue }
            let isExact = fill.language != .swift || isInString(index, of: fill)
            let accepted = accepted(blank.answers, isExact: isExact, &syntax)
            guard accepted != self.accepted(referenceAnswers, isExact: isExact, &syntax) else { continue }
            findings.append(Finding(problem, step.ranges.blanks[index].answers.first))
        }
        return findings
    }

    /// What stands in a string is compared letter by letter.
    private func isInString(_ blank: Int, of fill: FillIn) -> Bool {
        let prefix = FilledTemplate.prefix(of: blank, in: fill.template)
        return prefix.utf8.contains(UInt8(ascii: "\"")) && SwiftTokens.endsInString(prefix)
    }

    /// The answers as they are compared.
    private func accepted(_ answers: [String], isExact: Bool, _ syntax: inout SyntaxCache) -> Set<[String]> {
        if isExact { return Set(answers.map { [$0] }) }
        var accepted: Set<[String]> = []
        for answer in answers { accepted.insert(syntax.tokenTexts(of: answer)) }
        return accepted
    }
}
