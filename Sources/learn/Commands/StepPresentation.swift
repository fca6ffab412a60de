import CourseModel
import Grading
import Reporting

/// A step made into what a student sees: no key in it.
enum StepPresentation {
    static func report(_ step: Step, in lesson: Lesson, standing: Standing, files: [String] = []) -> StepReport {
        let place = lesson.steps.firstIndex { $0.id == step.id } ?? 0
        return StepReport(
            id: step.id, title: step.title, lessonTitle: lesson.title, number: place + 1, count: lesson.steps.count,
            language: lesson.language, standing: standing, hintCount: StepHints.all(of: step).count,
            content: content(of: step, in: lesson.language, files: files), summary: place == 0 ? lesson.summary : nil,
            then: nil)
    }

    private static func content(of step: Step, in language: LanguageTag, files: [String]) -> StepReport.Content {
        switch step.content {
        case .text(let body): .text(body: body)
        case .quiz(let quiz):
            .quiz(
                question: quiz.question, options: ScreenOrder.of(quiz, step: step.id).map { quiz.options[$0].text },
                hasSeveralAnswers: quiz.hasSeveralAnswers)
        case .fill(let fill):
            .fill(
                prompt: fill.prompt, language: fill.language, template: fill.template, blankCount: fill.blanks.count)
        case .arithmetic(let set):
            .arithmetic(prompt: set.prompt, questions: QuestionSource.questions(of: set, step: step.id).map(asked))
        case .code(let code): .code(prompt: code.prompt, files: files)
        }
    }

    /// A question, ready to read.
    static func asked(_ question: ArithmeticQuestion) -> AskedQuestion {
        AskedQuestion(
            text: ArithmeticText.of(question), division: question.operation == .divide ? question.division : nil)
    }
}
