internal import CourseModel
internal import Grading
internal import LessonFormat

/// The key of a quiz passes and nothing else does: no other option of a quiz with one right answer, and no key with one
/// option less or one more of a quiz with several.
struct QuizKeyRule: LintRule {
    /// Options times options and right ones: of one lesson so much is tried, some ten thousand usual quizzes; beyond it
    /// only the keys.
    static let choicesOfLesson = 500_000

    func check(_ lesson: ReadLesson, _ syntax: inout SyntaxCache) -> [Finding] {
        lesson.placedSteps.flatMap { placed -> [Finding] in
            guard case .quiz(let quiz) = placed.step.content else { return [] }
            return check(
                quiz, QuizTyping(quiz: quiz, step: placed.step, language: lesson.lesson.language), placed)
        }
    }

    private func check(_ quiz: Quiz, _ typing: QuizTyping, _ placed: PlacedStep) -> [Finding] {
        let ranges = placed.ranges
        var findings: [Finding] = []
        if !typing.passes(quiz.key) {
            let text = quiz.key.map { quiz.options[$0].text }.joined(separator: " + ")
            findings.append(Finding(.answerNotAccepted(answer: text), ranges.answers.first ?? ranges.id))
        }
        if placed.isBeyondTrying { return findings }
        for place in quiz.options.indices where typing.passes(neighbour(of: quiz.key, at: place)) {
            let problem = QuestionProblem.distractorAccepted(text: quiz.options[place].text)
            findings.append(Finding(problem, ranges.options[place].text.range))
        }
        return findings
    }

    /// Choices that are not the key and differ from it at `place`; none where only one option is right and that is it.
    private func neighbour(of key: [Int], at place: Int) -> [Int] {
        guard key.count > 1 else { return key == [place] ? [] : [place] }
        return key.contains(place) ? key.filter { $0 != place } : key + [place]
    }
}

/// A quiz answered as a student types it, by the numbers on the screen.
private struct QuizTyping {
    let step: Step
    let language: LanguageTag
    /// Options' places in the file, in the order shown.
    let order: [Int]

    init(quiz: Quiz, step: Step, language: LanguageTag) {
        self.step = step
        self.language = language
        order = ScreenOrder.of(quiz, step: step.id)
    }

    /// Whether choosing the options at `places` passes; choosing none never does.
    func passes(_ places: [Int]) -> Bool {
        let typed = places.compactMap { order.firstIndex(of: $0) }.map { String($0 + 1) }
        return Grader.grade(.choices(typed), to: step, language: language).outcome == .passed
    }
}
