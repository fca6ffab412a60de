internal import CourseModel
internal import Grading
internal import LessonFormat

/// The key of every question of arithmetic, listed or generated, passes when it is typed as the set's locale writes it.
struct ArithmeticKeyRule: LintRule {
    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding] {
        lesson.placedSteps.flatMap { placed -> [Finding] in
            guard case .arithmetic(let set) = placed.step.content else { return [] }
            return check(set, placed, lesson.lesson.language)
        }
    }

    private func check(_ set: ArithmeticSet, _ placed: PlacedStep, _ language: LanguageTag) -> [Finding] {
        let questions = QuestionSource.questions(of: set, step: placed.step.id)
        let keys = questions.map { question in
            (try? ArithmeticKey.of(question)).map { ArithmeticText.key($0, locale: set.locale ?? language) }
        }
        let verdict = Grader.grade(.numbers(keys.map { $0 ?? "" }), to: placed.step, language: language)
        if verdict.outcome == .passed { return [] }
        // One that cannot be read would keep the others from being judged.
        return keys.indices.compactMap { index -> Finding? in
            guard let key = keys[index] else { return nil }
            var step = placed.step
            step.content = .arithmetic(ArithmeticSet(questions: [questions[index]], locale: set.locale))
            guard Grader.grade(.numbers([key]), to: step, language: language).outcome != .passed else { return nil }
            let text = "\(ArithmeticText.of(questions[index])) = \(key)"
            return Finding(.answerNotAccepted(answer: text), range(of: index, placed.ranges))
        }
    }

    /// Where the question is listed, else where it is asked to be made.
    private func range(of question: Int, _ ranges: StepRanges) -> TextRange {
        question < ranges.questions.count ? ranges.questions[question] : ranges.generator ?? ranges.id
    }
}
