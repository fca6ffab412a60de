internal import CourseModel
internal import LessonFormat

/// A set of arithmetic asks the same questions in every language. The locale in which numbers are read may differ.
struct ArithmeticTranslationRule: TranslationRule {
    func check(_ step: PlacedStep, against reference: ReferenceStep, _ syntax: inout SyntaxCache) -> [Finding] {
        guard case (.arithmetic(let set), .arithmetic(let other)) = (step.step.content, reference.step.content) else {
            return []
        }
        let problem = TranslationProblem.arithmeticDiffers(id: step.step.id.step, reference: reference.language.tag)
        if set.questions != other.questions {
            return [Finding(problem, firstDifference(set, other, step.ranges))]
        }
        return set.generator == other.generator ? [] : [Finding(problem, step.ranges.generator ?? step.ranges.id)]
    }

    /// The first question that differs; the step where questions are only missing.
    private func firstDifference(_ set: ArithmeticSet, _ other: ArithmeticSet, _ ranges: StepRanges) -> TextRange {
        let place = set.questions.indices.first {
            $0 >= other.questions.count || set.questions[$0] != other.questions[$0]
        }
        guard let place, place < ranges.questions.count else { return ranges.id }
        return ranges.questions[place]
    }
}
