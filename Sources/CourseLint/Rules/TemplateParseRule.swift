internal import CourseModel
internal import LessonFormat
internal import SwiftSource

/// A template of Swift parses with its answers filled in: the first answers together, and each other answer among the
/// first ones.
struct TemplateParseRule: LintRule {
    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding] {
        var findings: [Finding] = []
        for placed in lesson.placedSteps {
            guard case .fill(let fill) = placed.step.content, fill.language == .swift, !placed.isBeyondTrying else {
                continue
            }
            findings += check(fill, placed.ranges, &syntax)
        }
        return findings
    }

    private func check(_ fill: FillIn, _ ranges: StepRanges, _ syntax: inout SyntaxCache) -> [Finding] {
        let first = fill.blanks.map { $0.answers.first ?? "" }
        let filled = FilledTemplate(fill.template, answers: first)
        if let error = syntax.firstError(in: filled.text) {
            // Reported by AnswerRepetitionRule.
            guard !repeats(fill, first) else { return [] }
            let place = filled.placeInTemplate(line: error.line, column: error.column)
            let range = ranges.template?.range(line: place.line, column: place.column, length: 1)
            return [Finding(.templateDoesNotParse(detail: error.message), range)]
        }
        return fill.blanks.indices.flatMap { blank -> [Finding] in
            var findings: [Finding] = []
            for (answer, range) in zip(fill.blanks[blank].answers, ranges.blanks[blank].answers).dropFirst() {
                var answers = first
                answers[blank] = answer
                let filled = FilledTemplate(fill.template, answers: answers)
                guard let error = syntax.firstError(in: filled.text), !repeats(fill, answers) else { continue }
                findings.append(Finding(.templateDoesNotParse(detail: error.message), range))
            }
            return findings
        }
    }

    private func repeats(_ fill: FillIn, _ answers: [String]) -> Bool {
        answers.indices.contains { AnswerRepetitionRule.repeated(in: answers[$0], blank: $0, of: fill) != nil }
    }
}
