extension English {
    func webPhrase(_ phrase: WebPhrase) -> String {
        switch phrase {
        case .skipToContent: "Skip to the content"
        case .languages: "Languages"
        case .youAreHere: "You are here"
        case .allLessons: "All lessons"
        case .howFar: "How far you are"
        case .loadAnew: "Load the page anew"
        case .needsScript:
            "Answers on this page are looked at by a script, which this browser does not run. Reading works all the same."
        case .steps: "Steps"
        case .goOn: "Go on"
        case .beforeAndAfter: "Before and after"
        case .previousStep: "Previous step"
        case .nextStep: "Next step"
        case .previousLesson: "Previous lesson"
        case .nextLesson: "Next lesson"
        case .chooseOne: "Choose one"
        case .chooseAll: "Choose all that are right"
        case .fillBlanks: "Fill in the blanks"
        case .giveResults: "Give the results"
        case .quotient: "quotient"
        case .remainder: "remainder"
        case .check: "Check"
        case .hint: "Hint"
        case .hints: "Hints"
        case .skip: "Skip this step"
        case .startAnew: "Start anew"
        case .otherActions: "More for this step"
        case .notDecided:
            "This is not decided here: the page knows only some ways to write an answer. `learn check` knows them all."
        case .commandsToRun: "Code is written and checked on your own machine:"
        case .yourFile: "Your file"
        case .editorHelp:
            "F2 indents the chosen lines, Shift and F2 takes it back; Ctrl and S saves and checks. Tab leaves the field."
        case .saveAndCheck: "Save and check"
        case .checking: "Your code is being checked…"
        case .changedOnDisk: "The file on disk has changed since you began to write here."
        case .takeFromDisk: "Take the file from disk"
        case .keepMine: "Keep what stands here"
        case .onDisk: "On disk now"
        case .notSaved:
            "Not saved, since the file on disk has changed. Both stand below; what you wrote is in the field."
        case .noAnswerFromServer: "There is no answer from `learn serve`. What you typed is still here. Is it running?"
        case .changedElsewhere: "Something has changed in another window."
        case .differs: "this differs"
        case .position: "No."
        case .command: "command"
        case .previews: "Screens"
        case .outcome: "Verdict"
        }
    }

    func refusal(_ reason: WebPhrase.Refused) -> String {
        switch reason {
        case .notFound: "There is no page at this address."
        case .badRequest: "This request could not be read."
        case .staleForm: "This page is too old to answer from. Load it anew; nothing was changed."
        case .foreign: "This request comes from another site, so nothing was done."
        case .tooLarge: "This is more than a page may send."
        case .tooMany: "Too much was sent at once. Wait a moment and try again."
        case .fault: "Something went wrong in `learn` itself. Your work is safe; try again."
        }
    }
}
