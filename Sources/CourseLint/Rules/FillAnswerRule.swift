internal import CourseModel
internal import Grading
internal import LessonFormat

/// Every accepted answer of every blank passes when it is typed.
struct FillAnswerRule: LintRule {
    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding] {
        var findings: [Finding] = []
        for placed in lesson.placedSteps {
            guard case .fill(let fill) = placed.step.content else { continue }
            findings += check(fill, placed, lesson.lesson.language, &syntax)
        }
        return findings
    }

    private func check(
        _ fill: FillIn, _ placed: PlacedStep, _ language: LanguageTag, _ syntax: inout SyntaxCache
    ) -> [Finding] {
        var findings: [Finding] = []
        for (index, blank) in fill.blanks.enumerated() {
            let isRemembered = fill.isGradedByAnswersAlone(index)
            var step = placed.step
            step.content = .fill(fill.asking(index, withTemplate: !isRemembered))
            for (answer, range) in zip(blank.answers, placed.ranges.blanks[index].answers) {
                let known = AcceptedAnswer(typed: answer, answers: blank.answers, isSwift: fill.language == .swift)
                if isRemembered, syntax.isAccepted(known) { continue }
                if Grader.grade(.blanks([answer]), to: step, language: language).outcome == .passed {
                    if isRemembered { syntax.accept(known) }
                } else {
                    findings.append(Finding(.answerNotAccepted(answer: answer), range))
                }
            }
        }
        return findings
    }
}

extension FillIn {
    /// Asks for one blank alone, the others filled with their first answers. A template that decides nothing is left out, for
    /// the grader would parse it.
    fileprivate func asking(_ blank: Int, withTemplate: Bool) -> FillIn {
        var fill = self
        fill.blanks = [blanks[blank]]
        guard withTemplate else {
            fill.template = [.blank(0)]
            return fill
        }
        fill.template = template.map { part in
            guard case .blank(let index) = part else { return part }
            return index == blank ? .blank(0) : .text(blanks[index].answers.first ?? "")
        }
        return fill
    }

    /// Not so for words, where their language and strictness decide too, and for what may stand in a string.
    fileprivate func isGradedByAnswersAlone(_ blank: Int) -> Bool {
        language != .text && !FilledTemplate.prefix(of: blank, in: template).utf8.contains(UInt8(ascii: "\""))
    }
}
