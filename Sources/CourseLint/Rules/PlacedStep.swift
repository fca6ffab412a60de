internal import CourseModel
internal import LessonFormat

/// A step with the places of its parts.
struct PlacedStep {
    var step: Step
    var ranges: StepRanges
    /// A fill-in whose answers would take too long to try in its template, or a quiz with too many options to choose all but
    /// one of them by turns. Only a file made to be slow has one.
    var isBeyondTrying = false
}

extension ReadLesson {
    /// The sound steps in order.
    var placedSteps: [PlacedStep] {
        var left = TrialBytes.ofLesson
        var choices = QuizKeyRule.choicesOfLesson
        return zip(lesson.steps, ranges.steps).map { step, ranges in
            var placed = PlacedStep(step: step, ranges: ranges)
            switch step.content {
            case .fill(let fill):
                left -= TrialBytes.of(fill)
                placed.isBeyondTrying = left < 0
            case .quiz(let quiz):
                choices -= quiz.options.count * (quiz.options.count + quiz.key.count)
                placed.isBeyondTrying = choices < 0
            case .text, .arithmetic, .code: break
            }
            return placed
        }
    }
}

/// How much code there is to parse when each answer is tried in its template and held against each accepted one, in bytes.
/// A parser takes microseconds for each; a template of 300 bytes with three blanks and four answers makes 2,100.
private enum TrialBytes {
    /// So much of one lesson is tried, five hundred usual fill-ins.
    static let ofLesson = 1_000_000

    static func of(_ fill: FillIn) -> Int {
        let template = fill.template.reduce(0) { size, part in
            if case .text(let text) = part { size + text.utf8.count } else { size + 1 }
        }
        return fill.blanks.reduce(0) { size, blank in
            let answers = blank.answers.reduce(0) { $0 + $1.utf8.count }
            return size + template * (1 + blank.answers.count) + answers * blank.answers.count
        }
    }
}
