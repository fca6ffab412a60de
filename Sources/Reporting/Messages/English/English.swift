import CommandTable
import CourseModel

/// English. Short sentences: what happened, then what to do.
struct English: Wording {
    func phrase(_ phrase: Phrase) -> String {
        switch phrase {
        case .stepOf(let number, let count): "step \(number) of \(count)"
        case .lessonOf(let number, let count): "lesson \(number) of \(count)"
        case .kind(let kind): name(of: kind)
        case .standing(let standing): name(of: standing)
        case .severalAreRight: "More than one is right."
        case .asksFor(let division): asked(of: division)
        case .answerOne(let command): "Answer with the number of an option: \(code(command))"
        case .answerSeveral(let command): "Answer with the numbers of all that are right: \(code(command))"
        case .answerBlanks(1, let command): "Answer with what belongs in the blank: \(code(command))"
        case .answerBlanks(let count, let command):
            "Answer with \(count) words or pieces of code, in order: \(code(command))"
        case .answerNumbers(1, let command): "Answer with the result: \(code(command))"
        case .answerNumbers(let count, let command): "Answer with \(count) results, in order: \(code(command))"
        case .filesToEdit(1): "Write in this file:"
        case .filesToEdit: "Write in these files:"
        case .answerCode(let command): "When you have saved it, check it: \(code(command))"
        case .goOn(let command): "Go on with \(code(command))"
        case .hintsThere(1, let command): "There is a hint: \(code(command))"
        case .hintsThere(let count, let command): "There are \(count) hints: \(code(command))"
        case .changedSincePassed: "This step has changed since you passed it."
        case .courseFinished(let title): "You have finished the course \(title). Congratulations!"
        case .promptOption(let count): "Which one (1–\(count))?"
        case .promptOptions(let count): "Which ones (1–\(count), for example 1 3)?"
        case .promptBlank(1, 1): "What belongs in the blank?"
        case .promptBlank(let number, let count): "Blank \(number) of \(count):"
        case .promptNumber(let question): "\(question) ="
        case .passed: "Right."
        case .partly(let points, let possible): "Partly right: \(points) of \(possible)."
        case .wrong: "Not right yet."
        case .unreadable: "I could not read that."
        case .unchecked: "I could not check that."
        case .option(let number): "Option \(number)"
        case .blank(let number): "Blank \(number)"
        case .partRight: "right"
        case .partWrong: "wrong"
        case .partUnreadable: "not readable"
        case .partUnchecked: "not checked"
        case .whatYouTyped(let text): "you wrote \(code(text))"
        case .costsNothing: "This does not count as an attempt."
        case .tryAgain(let command): "Try again: \(code(command))"
        case .explanation: "Why"
        case .lessonFinished(let title): "You have finished the lesson “\(title)”."
        case .takeaways: "To remember"
        case .further: "Read on"
        case .traceTyped: "typed"
        case .traceRead: "read as"
        case .traceNotRead: "(could not be read)"
        case .traceKey: "expected"
        case .traceRule: "rule"
        case .hint(let number, let count): "Hint \(number) of \(count)"
        case .hintForBlank(let number): "for blank \(number)"
        case .noHints: "This step has no hints."
        case .lastHint: "That was the last hint."
        case .previewNamed(let name): "Preview \(code(name))"
        case .pageWritten(let file): "The page was written to \(code(file))."
        case .stepFailed(let words): "This could not be done: \(code(words))"
        case .finishedOf(let finished, let total): "\(finished) of \(total)"
        case .skippedCount(let count): "\(count) skipped"
        case .changedCount(let count): "\(count) changed"
        case .serving(let link): "The course is open at \(code(link)). `Ctrl-C` ends it."
        case .nextIs(let step): "Next is \(code(step))."
        case .wasRead(let step): "\(code(step)) is a text, and you have read it: there is nothing to check."
        case .wasSkipped(let step): "Skipped \(code(step)). It comes back when everything else is done."
        case .wasReset(let step): "\(code(step)) starts anew."
        case .keptAs(let file, let name): "Your old \(code(file)) is kept as \(code(name))."
        case .severity(.error): "error"
        case .severity(.warning): "warning"
        case .lintSummary(let errors, let warnings, let files):
            "\(counted(errors, "error")), \(counted(warnings, "warning")) in \(counted(files, "file"))."
        case .createdCourse(let command): "The course is ready. Look at it with \(code(command))"
        case .createdLesson(let command): "The lesson is ready. Look at it with \(code(command))"
        case .createdExercise(let command): "The exercise is ready. Try all that it comes with: \(code(command))"
        case .addStep(let language): "This step goes into the lesson in \(code(language)):"
        case .addLine(let line): "Add this to the lessons in \(code("Lessons/course.yaml")): \(code(line))"
        case .siteWritten(let folder, let start, let pages):
            "\(counted(pages, "page")) stand in \(code(folder)). Begin with \(code(start))."
        case .healthy: "Everything needed is here."
        case .unhealthy: "Something is missing; what to do is said above."
        case .findingState(.good): "good"
        case .findingState(.warning): "warning"
        case .findingState(.problem): "problem"
        case .tagline: "Runs programming courses: read, answer, and see at once whether it is right."
        case .usage: "Usage"
        case .commandsFor(.students): "For students"
        case .commandsFor(.authors): "For authors"
        case .commandsFor(.everyone): "For everyone"
        case .options: "Options"
        case .examples: "Examples"
        case .moreHelp(let command): "More about a command: \(code(command))"
        }
    }

    private func name(of kind: StepKind) -> String {
        switch kind {
        case .text: "reading"
        case .quiz: "quiz"
        case .fill: "fill-in"
        case .arithmetic: "arithmetic"
        case .code: "code"
        }
    }

    private func name(of standing: Standing) -> String {
        switch standing {
        case .untouched: "not begun"
        case .shown: "begun"
        case .tried(1): "1 attempt"
        case .tried(let count): "\(count) attempts"
        case .passed: "done"
        case .skipped: "skipped"
        case .changed: "changed"
        }
    }

    private func asked(of division: Division) -> String {
        switch division {
        case .exact: "whole quotient"
        case .integer: "quotient without the remainder"
        case .remainder: "quotient and remainder, such as `4 1`"
        case .decimal(let places): "decimal, rounded to \(counted(places, "place"))"
        case .fraction(lowestTerms: true): "fraction in lowest terms, such as `2/3`"
        case .fraction(lowestTerms: false): "fraction, such as `2/3`"
        }
    }

    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
