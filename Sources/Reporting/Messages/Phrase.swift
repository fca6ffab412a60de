public import CommandTable
public import CourseModel

/// The sentences and labels of the terminal. `command` is a whole command line to type.
public enum Phrase: Equatable, Sendable {
    // Steps
    case stepOf(number: Int, count: Int)
    case lessonOf(number: Int, count: Int)
    case kind(StepKind)
    case standing(Standing)
    case severalAreRight
    case asksFor(Division)
    case answerOne(command: String)
    case answerSeveral(command: String)
    case answerBlanks(count: Int, command: String)
    case answerNumbers(count: Int, command: String)
    case filesToEdit(count: Int)
    case answerCode(command: String)
    case goOn(command: String)
    case hintsThere(count: Int, command: String)
    case changedSincePassed
    case courseFinished(title: String)

    // Prompts
    case promptOption(count: Int)
    case promptOptions(count: Int)
    case promptBlank(number: Int, count: Int)
    case promptNumber(question: String)

    // Verdicts
    case passed
    case partly(points: Int, possible: Int)
    case wrong
    case unreadable
    /// An answer that was read, but what it takes to check it is not there.
    case unchecked
    case option(number: Int)
    case blank(number: Int)
    case partRight
    case partWrong
    case partUnreadable
    case partUnchecked
    case whatYouTyped(String)
    case costsNothing
    case tryAgain(command: String)
    case explanation
    case lessonFinished(title: String)
    case takeaways
    case further
    case traceTyped
    case traceRead
    case traceNotRead
    case traceKey
    case traceRule

    // Hints
    case hint(number: Int, count: Int)
    case hintForBlank(number: Int)
    case noHints
    case lastHint

    // Previews
    case previewNamed(String)
    case pageWritten(file: String)
    case stepFailed(String)

    // Serving
    case serving(link: String)

    // Overviews
    case finishedOf(finished: Int, total: Int)
    case skippedCount(Int)
    case changedCount(Int)
    case nextIs(step: String)
    case wasRead(step: String)
    case wasSkipped(step: String)
    case wasReset(step: String)
    case keptAs(file: String, name: String)

    // Authors
    case severity(Severity)
    case lintSummary(errors: Int, warnings: Int, files: Int)
    case createdCourse(command: String)
    case createdLesson(command: String)
    case createdExercise(command: String)
    case addStep(language: String)
    case addLine(String)
    case siteWritten(folder: String, start: String, pages: Int)
    case healthy
    case unhealthy
    case findingState(DoctorReport.State)

    // Help
    case tagline
    case usage
    case commandsFor(CommandName.Audience)
    case options
    case examples
    case moreHelp(command: String)
}
