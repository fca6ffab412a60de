import CommandTable
import CourseModel
import Reporting

extension Samples {
    static func following(_ phrase: Phrase?, _ text: String) -> Phrase? {
        switch phrase {
        case nil: .stepOf(number: 1, count: 2)
        case .stepOf: .lessonOf(number: 1, count: 2)
        case .lessonOf: .kind(.quiz)
        case .kind: .standing(.tried(2))
        case .standing: .severalAreRight
        case .severalAreRight: .asksFor(.exact)
        case .asksFor: .answerOne(command: text)
        case .answerOne: .answerSeveral(command: text)
        case .answerSeveral: .answerBlanks(count: 4, command: text)
        case .answerBlanks: .answerNumbers(count: 4, command: text)
        case .answerNumbers: .filesToEdit(count: 2)
        case .filesToEdit: .answerCode(command: text)
        case .answerCode: .goOn(command: text)
        case .goOn: .hintsThere(count: 4, command: text)
        case .hintsThere: .changedSincePassed
        case .changedSincePassed: .courseFinished(title: "Course")
        case .courseFinished: .promptOption(count: 4)
        case .promptOption: .promptOptions(count: 4)
        case .promptOptions: .promptBlank(number: 2, count: 4)
        case .promptBlank: .promptNumber(question: "1 + 1")
        case .promptNumber: .passed
        case .passed: .partly(points: 1, possible: 2)
        case .partly: .wrong
        case .wrong: .unreadable
        case .unreadable: .unchecked
        case .unchecked: .option(number: 1)
        case .option: .blank(number: 1)
        case .blank: .partRight
        case .partRight: .partWrong
        case .partWrong: .partUnreadable
        case .partUnreadable: .partUnchecked
        case .partUnchecked: .whatYouTyped(text)
        case .whatYouTyped: .costsNothing
        case .costsNothing: .tryAgain(command: text)
        case .tryAgain: .explanation
        case .explanation: .lessonFinished(title: "Lesson")
        case .lessonFinished: .takeaways
        case .takeaways: .further
        case .further: .traceTyped
        case .traceTyped: .traceRead
        case .traceRead: .traceNotRead
        case .traceNotRead: .traceKey
        case .traceKey: .traceRule
        case .traceRule: .hint(number: 1, count: 2)
        case .hint: .hintForBlank(number: 1)
        case .hintForBlank: .noHints
        case .noHints: .lastHint
        case .lastHint: .previewNamed(text)
        case .previewNamed: .pageWritten(file: text)
        case .pageWritten: .stepFailed(text)
        case .stepFailed: .serving(link: text)
        case .serving: .finishedOf(finished: 1, total: 2)
        case .finishedOf: .skippedCount(4)
        case .skippedCount: .changedCount(4)
        case .changedCount: .nextIs(step: text)
        case .nextIs: .wasRead(step: text)
        case .wasRead: .wasSkipped(step: text)
        case .wasSkipped: .wasReset(step: text)
        case .wasReset: .keptAs(file: text, name: text)
        case .keptAs: .severity(.error)
        case .severity: .lintSummary(errors: 4, warnings: 4, files: 4)
        case .lintSummary: .createdCourse(command: text)
        case .createdCourse: .createdLesson(command: text)
        case .createdLesson: .createdExercise(command: text)
        case .createdExercise: .addStep(language: text)
        case .addStep: .addLine(text)
        case .addLine: .siteWritten(folder: text, start: text, pages: 4)
        case .siteWritten: .healthy
        case .healthy: .unhealthy
        case .unhealthy: .findingState(.good)
        case .findingState: .tagline
        case .tagline: .usage
        case .usage: .commandsFor(.students)
        case .commandsFor: .options
        case .options: .examples
        case .examples: .moreHelp(command: text)
        case .moreHelp: nil
        }
    }
}
