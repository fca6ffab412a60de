/// What pages say beside the sentences of the terminal. Labels of buttons and links are short.
public enum WebPhrase: Equatable, Sendable, CaseIterable {
    // Around every page
    case skipToContent
    case languages
    case youAreHere
    case allLessons
    case howFar
    case loadAnew
    case needsScript

    // Lessons and steps
    case steps
    case goOn
    case beforeAndAfter
    case previousStep
    case nextStep
    case previousLesson
    case nextLesson

    // Answering
    case chooseOne
    case chooseAll
    case fillBlanks
    case giveResults
    case quotient
    case remainder
    case check
    case hint
    case hints
    case skip
    case startAnew
    case otherActions
    case notDecided
    case commandsToRun

    // Code
    case yourFile
    case editorHelp
    case saveAndCheck
    case checking
    case changedOnDisk
    case takeFromDisk
    case keepMine
    case onDisk
    case notSaved
    case noAnswerFromServer
    case changedElsewhere
    case differs
    case position
    case command
    case previews
    case outcome

    /// Why a request has no answer of its own. `staleForm`: it carries no token, or an old one.
    public enum Refused: Equatable, Sendable, CaseIterable {
        case notFound, badRequest, staleForm, foreign, tooLarge, tooMany, fault
    }
}
