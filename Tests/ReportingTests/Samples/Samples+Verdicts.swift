import CommandTable
import CourseModel
import Reporting

extension Samples {
    static func following(_ remark: Remark?, _ text: String) -> Remark? {
        switch remark {
        case nil: .why("Because.")
        case .why: .readAs(text)
        case .readAs: .didYouMean(text)
        case .didYouMean: .notANumber
        case .notANumber: .nothingTyped
        case .nothingTyped: .tooManyAnswers(expected: 4)
        case .tooManyAnswers: .mixedDigits
        case .mixedDigits: .expressionNotResult
        case .expressionNotResult: .numberTooLong
        case .numberTooLong: .remainderMissing
        case .remainderMissing: .onlyQuotientAsked
        case .onlyQuotientAsked: .notInLowestTerms
        case .notInLowestTerms: .fractionWanted
        case .fractionWanted: .roundedOtherwise(places: 4)
        case .roundedOtherwise: .onlyQuotientRight
        case .onlyQuotientRight: .onlyRemainderRight
        case .onlyRemainderRight: .repeatsTemplate(text)
        case .repeatsTemplate: .curlyQuotes
        case .curlyQuotes: .differsInCase
        case .differsInCase: .notAnOption(count: 4)
        case .notAnOption: .chosenTwice
        case .chosenTwice: .chooseOne
        case .chooseOne: .moreAreRight(count: 4)
        case .moreAreRight: .reachesBeyondBlank
        case .reachesBeyondBlank:
            .doesNotCompile(line: text, message: text, identifier: "cannot_find_in_scope")
        case .doesNotCompile: .compileLimit
        case .compileLimit: .otherValue(of: text, expected: text, observed: text)
        case .otherValue: .otherScreen(after: text, expected: text, observed: text)
        case .otherScreen: .stepFails(step: text, reason: text)
        case .stepFails: .endsOtherwise(at: text, .exited(status: 3))
        case .endsOtherwise: .couldNotCompile(.noToolchain)
        case .couldNotCompile: nil
        }
    }

    static func following(_ notice: Notice?, _ text: String) -> Notice? {
        switch notice {
        case nil:
            .lessonInOtherLanguage(lesson: LessonID(text), wanted: LanguageTag("tr"), shown: LanguageTag("en"))
        case .lessonInOtherLanguage: .lessonLeftOut(LessonID(text))
        case .lessonLeftOut: .stepsLeftOut(lesson: LessonID(text), count: 4)
        case .stepsLeftOut: .outputFailed(reason: "xyz")
        case .outputFailed: .starterPut(files: [text, text])
        case .starterPut: .starterNotCopied(path: text, reason: text)
        case .starterNotCopied: .watchPolls(reason: text)
        case .watchPolls: .portTaken(wanted: 4, port: 5)
        case .portTaken: .openToOthers
        case .openToOthers: .limitedProtection
        case .limitedProtection: .progressNotSaved(.readOnly(path: text))
        case .progressNotSaved: .progressRecovered(keptAside: text, attempts: 4)
        case .progressRecovered: nil
        }
    }

    static func following(_ failure: Failure?, _ text: String) -> Failure? {
        switch failure {
        case nil: .usage(.unknownCommand(text, suggestion: text))
        case .usage: .courseNotFound(text)
        case .courseNotFound: .faultyCourse([])
        case .faultyCourse: .unknownStep(text, suggestion: text)
        case .unknownStep: .ambiguousStep(text, candidates: [step, step])
        case .ambiguousStep: .unknownLesson(text, suggestion: text)
        case .unknownLesson: .unknownExercise(text, suggestion: text)
        case .unknownExercise: .cannotRunExercises(.missingFile(text))
        case .cannotRunExercises: .unknownLanguage(text, known: [LanguageTag("tr"), LanguageTag("ar")])
        case .unknownLanguage: .noAnswer(step, kind: .fill, count: 4)
        case .noAnswer: .answerCount(step, kind: .fill, expected: 4, found: 1)
        case .answerCount: .unreadableInput
        case .unreadableInput: .refusedQuestion(.missingFields)
        case .refusedQuestion: .nothingToReset(step)
        case .nothingToReset: .nothingToSkip(step)
        case .nothingToSkip: .progress(.locked(path: text))
        case .progress: .cannotCreate(path: text, .exists)
        case .cannotCreate: .nothingToWatch(step)
        case .nothingToWatch: .nothingToPreview(text)
        case .nothingToPreview: .cannotServe(.portTaken(4))
        case .cannotServe: .answerInFile(step, files: [text, text])
        case .answerInFile: .takesNoAnswer(step)
        case .takesNoAnswer: nil
        }
    }

    static func following(_ problem: UsageProblem?, _ text: String) -> UsageProblem? {
        switch problem {
        case nil: .unknownCommand(text, suggestion: text)
        case .unknownCommand: .unknownOption(text, suggestion: text)
        case .unknownOption: .optionNotForCommand(.explain, .next)
        case .optionNotForCommand: .missingValue(.course)
        case .missingValue: .valueNotTaken(.explain)
        case .valueNotTaken: .notAChoice(.format, value: text, suggestion: text, choices: ["text", "json"])
        case .notAChoice: .notANumber(.seed, value: text, allowed: 1...256)
        case .notANumber: .operandNotAChoice(.shell, value: text, suggestion: text)
        case .operandNotAChoice: .missingOperand(.question, .arithmetic)
        case .missingOperand: .extraOperand(text, .status)
        case .extraOperand: nil
        }
    }

    static func following(_ failure: ProgressFailure?, _ text: String) -> ProgressFailure? {
        switch failure {
        case nil: .readOnly(path: text)
        case .readOnly: .locked(path: text)
        case .locked: .diskFull(path: text)
        case .diskFull: .newerVersion(path: text)
        case .newerVersion: .notAFolder(path: text)
        case .notAFolder: .failed(path: text, reason: "xyz")
        case .failed: nil
        }
    }

    static func following(_ reason: QuestionRefusalReason?, _ text: String) -> QuestionRefusalReason? {
        switch reason {
        case nil: .unreadableNumber(text)
        case .unreadableNumber: .unknownOperation(text)
        case .unknownOperation: .noOperation
        case .noOperation: .severalOperations
        case .severalOperations: .missingFields
        case .missingFields: .divisionByZero
        case .divisionByZero: .overflow
        case .overflow: .remains
        case .remains: nil
        }
    }
}
