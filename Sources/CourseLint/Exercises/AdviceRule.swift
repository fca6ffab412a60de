internal import CourseModel
internal import LessonFormat

/// The advice of a code step is on the mistakes of its exercise, and on all of them.
enum AdviceRule {
    static func check(_ lesson: ReadLesson, _ exercises: LintedExercises) -> [Finding] {
        lesson.placedSteps.flatMap { placed -> [Finding] in
            guard case .code(let code) = placed.step.content, let known = exercises[placed.step.id.step],
                known.exercise != nil
            else { return [] }
            return findings(code, placed.ranges, known.mistakes)
        }
    }

    private static func findings(_ code: CodeStep, _ ranges: StepRanges, _ mistakes: [String]) -> [Finding] {
        let extra = zip(code.advice, ranges.advice).filter { !mistakes.contains($0.0.mistake) }
        let missing = mistakes.filter { code.advice(on: $0) == nil }
        let wrong = extra.map { advice, place in
            let suggestion = Suggestion.closest(to: advice.mistake, among: missing)
            return Finding(.adviceWithoutMistake(mistake: advice.mistake, suggestion: suggestion), place.mistake)
        }
        return wrong + missing.map { Finding(.mistakeWithoutAdvice(mistake: $0), ranges.id) }
    }
}

/// A code step has an exercise of its name.
enum MissingExerciseRule {
    static func check(_ lesson: ReadLesson, _ exercises: LintedExercises) -> [Finding] {
        lesson.placedSteps.compactMap { placed in
            let name = placed.step.id.step
            guard placed.step.kind == .code, exercises[name]?.isMissing == true else { return nil }
            return Finding(.exerciseMissing(exercise: name), placed.ranges.id)
        }
    }
}
