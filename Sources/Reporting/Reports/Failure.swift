public import CommandTable
public import CourseModel

/// Why a command did not do its work.
public enum Failure: Error, Equatable, Sendable {
    case usage(UsageProblem)
    /// There is no course in the folder or above it.
    case courseNotFound(String)
    /// The course cannot be used; what `learn lint` would say of it.
    case faultyCourse([CourseDiagnostic])
    case unknownStep(String, suggestion: String?)
    /// The name stands in several lessons.
    case ambiguousStep(String, candidates: [StepID])
    case unknownLesson(String, suggestion: String?)
    case unknownExercise(String, suggestion: String?)
    /// What runs exercises lacks something.
    case cannotRunExercises(GraderFault)
    case unknownLanguage(String, known: [LanguageTag])
    /// No answer was given and none could be asked for.
    case noAnswer(StepID, kind: StepKind, count: Int)
    /// `expected` answers are wanted and `found` were given.
    case answerCount(StepID, kind: StepKind, expected: Int, found: Int)
    /// Standard input holds bytes that are not UTF-8, or far too many.
    case unreadableInput
    case refusedQuestion(QuestionRefusalReason)
    case nothingToReset(StepID)
    /// It is finished already.
    case nothingToSkip(StepID)
    case progress(ProgressFailure)
    case cannotCreate(path: String, CreationProblem)
    /// The step is no code step.
    case nothingToWatch(StepID)
    /// There is neither a preview nor an app in what this names.
    case nothingToPreview(String)
    case cannotServe(ServingProblem)
    /// The step is answered in these files.
    case answerInFile(StepID, files: [String])
    /// A text takes no answer.
    case takesNoAnswer(StepID)

    /// The exit code: all of these the user or the author can mend.
    public var exitCode: Int32 { 2 }

    /// The stable code of the JSON output.
    public var code: String {
        switch self {
        case .usage(let problem): problem.code
        case .courseNotFound: "course-not-found"
        case .faultyCourse: "faulty-course"
        case .unknownStep: "unknown-step"
        case .ambiguousStep: "ambiguous-step"
        case .unknownLesson: "unknown-lesson"
        case .unknownExercise: "unknown-exercise"
        case .cannotRunExercises: "cannot-run-exercises"
        case .unknownLanguage: "unknown-language"
        case .noAnswer: "no-answer"
        case .answerCount: "answer-count"
        case .unreadableInput: "unreadable-input"
        case .refusedQuestion: "refused-question"
        case .nothingToReset: "nothing-to-reset"
        case .nothingToSkip: "nothing-to-skip"
        case .progress(let failure): failure.code
        case .cannotCreate: "cannot-create"
        case .nothingToWatch: "nothing-to-watch"
        case .nothingToPreview: "nothing-to-preview"
        case .cannotServe(let problem): problem.code
        case .answerInFile: "answer-in-file"
        case .takesNoAnswer: "takes-no-answer"
        }
    }
}

/// Why a question of one's own is refused.
public enum QuestionRefusalReason: Equatable, Sendable {
    /// Not a number, or not a whole one.
    case unreadableNumber(String)
    case unknownOperation(String)
    /// Two numbers with nothing between them.
    case noOperation
    /// More than one operation.
    case severalOperations
    case missingFields
    case divisionByZero
    case overflow
    /// A whole quotient was asked for, and the division leaves a remainder.
    case remains
}

/// Why progress cannot be read or saved.
public enum ProgressFailure: Equatable, Sendable {
    case readOnly(path: String)
    case locked(path: String)
    case diskFull(path: String)
    /// Written by a newer `learn`.
    case newerVersion(path: String)
    case notAFolder(path: String)
    case failed(path: String, reason: String)

    /// The stable code of the JSON output.
    public var code: String {
        switch self {
        case .readOnly: "progress-read-only"
        case .locked: "progress-locked"
        case .diskFull: "disk-full"
        case .newerVersion: "progress-newer-version"
        case .notAFolder: "workspace-not-a-folder"
        case .failed: "progress-failed"
        }
    }
}

/// Why the course cannot be served.
public enum ServingProblem: Equatable, Sendable {
    case portTaken(Int)
    /// No number of an address.
    case badAddress(String)
    case noLibrary
    /// The system's word.
    case failed(reason: String)

    /// The stable code of the JSON output.
    public var code: String {
        switch self {
        case .portTaken: "port-taken"
        case .badAddress: "bad-address"
        case .noLibrary, .failed: "cannot-serve"
        }
    }
}

/// Why `learn new` made nothing.
public enum CreationProblem: Equatable, Sendable {
    case exists
    /// Not lower-case letters, digits and hyphens.
    case badName(suggestion: String?)
    /// The folder holds this, which is no page of a site.
    case otherContent(file: String)
    /// A file of the exercise would have this name, which another file has there.
    case reservedName(file: String)
    case failed(reason: String)
}
