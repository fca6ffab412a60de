import CourseModel
import Grading
import Reporting

/// A verdict made into what a student sees.
enum VerdictPresentation {
    static func report(
        _ verdict: Verdict, on step: Step, in lesson: Lesson, explains: Bool, _ session: StudentSession
    ) -> VerdictReport {
        let record = session.progress.record(of: step.id)
        let passed = verdict.outcome == .passed
        return VerdictReport(
            step: step.id, language: lesson.language, title: step.title, kind: step.kind, outcome: verdict.outcome,
            parts: parts(of: verdict, on: step), explanation: passed ? step.explanation : nil,
            hasMoreHints: record.hintCount < StepHints.all(of: step).count, answerCount: record.answerCount,
            explains: explains, then: passed ? session.onward(from: step.id, in: lesson) : .sameStep)
    }

    private static func parts(of verdict: Verdict, on step: Step) -> [VerdictReport.Part] {
        switch step.content {
        case .text, .code: []
        case .quiz(let quiz): options(of: verdict, quiz, screen: ScreenOrder.of(quiz, step: step.id))
        case .fill: verdict.parts.map { VerdictReport.Part(number: $0.place.map { $0 + 1 }, asked: nil, verdict: $0) }
        case .arithmetic(let set): results(of: verdict, QuestionSource.questions(of: set, step: step.id))
        }
    }

    private static func options(of verdict: Verdict, _ quiz: Quiz, screen: [Int]) -> [VerdictReport.Part] {
        verdict.parts.map { part in
            let number = part.place.flatMap { screen.firstIndex(of: $0) }.map { $0 + 1 }
            return VerdictReport.Part(number: number, asked: part.place.map { quiz.options[$0].text }, verdict: part)
        }
    }

    private static func results(of verdict: Verdict, _ questions: [ArithmeticQuestion]) -> [VerdictReport.Part] {
        verdict.parts.map { part in
            let question = part.place.map { ArithmeticText.of(questions[$0]) }
            return VerdictReport.Part(number: part.place.map { $0 + 1 }, asked: question, verdict: part)
        }
    }
}
