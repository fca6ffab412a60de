internal import CourseModel
internal import Grading
internal import LessonFormat

/// Every accepted answer of every blank passes when it is typed.
struct FillAnswerRule: LintRule {
    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding] {
        var findings: [Finding] = []
        for placed in lesson.placedSteps {
            guard case .fill(let fill) = placed.step.content, !placed.isBeyondTrying else { continue }
            findings += check(fill, placed, lesson.lesson.language, &syntax)
        }
        return findings
    }

    private func check(
        _ fill: FillIn, _ placed: PlacedStep, _ language: LanguageTag, _ syntax: inout SyntaxCache
    ) -> [Finding] {
        var findings: [Finding] = []
        for ((index, blank), comparison) in zip(fill.blanks.enumerated(), fill.comparisons) {
            var step = placed.step
            step.content = .fill(fill.asking(index, comparison))
            for (answer, range) in zip(blank.answers, placed.ranges.blanks[index].answers) {
                let known = comparison.map { AcceptedAnswer(typed: answer, answers: blank.answers, comparison: $0) }
                if let known, syntax.isAccepted(known) { continue }
                if Grader.grade(.blanks([answer]), to: step, language: language).outcome == .passed {
                    known.map { syntax.accept($0) }
                } else {
                    findings.append(Finding(.answerNotAccepted(answer: answer), range))
                }
            }
        }
        return findings
    }
}

extension FillIn {
    /// Asks for one blank alone. Of the template only whether letters or tokens are compared decides; the rest is left out, for
    /// the grader would parse it.
    fileprivate func asking(_ blank: Int, _ comparison: CodeComparison?) -> FillIn {
        var fill = self
        fill.blanks = [blanks[blank]]
        let isLiteral = language == .swift && comparison == .letters
        fill.template = isLiteral ? [.text("\""), .blank(0)] : [.blank(0)]
        return fill
    }
}
