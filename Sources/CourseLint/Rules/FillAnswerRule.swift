internal import CourseModel
internal import Grading
internal import LessonFormat

/// Every accepted answer of every blank passes when it is typed.
struct FillAnswerRule: LintRule {
    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding] {
        lesson.placedSteps.flatMap { placed -> [Finding] in
            guard case .fill(let fill) = placed.step.content else { return [] }
            return check(fill, placed, lesson.lesson.language)
        }
    }

    /// Fills all blanks at once: with each one's first answer, then each one's second, and so on.
    private func check(_ fill: FillIn, _ placed: PlacedStep, _ language: LanguageTag) -> [Finding] {
        let rounds = fill.blanks.map(\.answers.count).max() ?? 0
        return (0..<rounds).flatMap { round -> [Finding] in
            let typed = fill.blanks.map { round < $0.answers.count ? $0.answers[round] : $0.answers.first ?? "" }
            let verdict = Grader.grade(.blanks(typed), to: placed.step, language: language)
            return fill.blanks.indices.compactMap { blank in
                guard round < fill.blanks[blank].answers.count else { return nil }
                let isRight = verdict.parts.contains { $0.place == blank && $0.result == .right }
                return isRight
                    ? nil
                    : Finding(.answerNotAccepted(answer: typed[blank]), placed.ranges.blanks[blank].answers[round])
            }
        }
    }
}
