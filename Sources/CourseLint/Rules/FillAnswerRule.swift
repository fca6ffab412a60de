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

    /// Fills all blanks at once: with each one's first answer, then each one's second, and so on. Where there is none, or
    /// one that is known to be accepted, the first is typed: a verdict on a blank left empty says nothing of the others.
    private func check(
        _ fill: FillIn, _ placed: PlacedStep, _ language: LanguageTag, _ syntax: inout SyntaxCache
    ) -> [Finding] {
        var findings: [Finding] = []
        for round in 0..<(fill.blanks.map(\.answers.count).max() ?? 0) {
            let blanks = fill.blanks.indices.filter { blank in
                let answers = fill.blanks[blank].answers
                return round < answers.count && !isKnown(answers[round], fill, blank: blank, syntax)
            }
            guard !blanks.isEmpty else { continue }
            let typed = fill.blanks.indices.map {
                blanks.contains($0) ? fill.blanks[$0].answers[round] : fill.blanks[$0].answers[0]
            }
            let verdict = Grader.grade(.blanks(typed), to: placed.step, language: language)
            for blank in blanks {
                if verdict.parts.contains(where: { $0.place == blank && $0.result == .right }) {
                    if let answer = known(typed[blank], fill, blank: blank) { syntax.accept(answer) }
                } else {
                    let problem = QuestionProblem.answerNotAccepted(answer: typed[blank])
                    findings.append(Finding(problem, placed.ranges.blanks[blank].answers[round]))
                }
            }
        }
        return findings
    }

    private func isKnown(_ typed: String, _ fill: FillIn, blank: Int, _ syntax: SyntaxCache) -> Bool {
        known(typed, fill, blank: blank).map(syntax.isAccepted) ?? false
    }

    /// Words are not remembered: their language and strictness decide too.
    private func known(_ typed: String, _ fill: FillIn, blank: Int) -> AcceptedAnswer? {
        guard fill.language != .text else { return nil }
        return AcceptedAnswer(
            typed: typed, answers: fill.blanks[blank].answers, isSwift: fill.language == .swift)
    }
}
