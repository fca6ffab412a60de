import CommandTable
import CourseModel
import Reporting

/// Every message there is, each with `text` wherever a user's or a course's text can stand in it. In each chain a case names the one
/// that follows, so a case that is not in it does not compile.
enum Samples {
    static func all<Message>(_ following: (Message?) -> Message?) -> [Message] {
        var found: [Message] = []
        while let next = following(found.last) { found.append(next) }
        return found
    }

    static let step = StepID(lesson: LessonID("lesson"), step: "step")

    static func phrases(_ text: String) -> [Phrase] {
        all { following($0, text) } + variants(text)
    }

    /// The numbers at which languages change their words, and the other values of a case.
    private static func variants(_ text: String) -> [Phrase] {
        let counts = [0, 1, 2, 3, 10, 11, 99, 100, 101, 103]
        var phrases = StepKind.allCases.map(Phrase.kind)
        phrases += [.untouched, .shown, .passed, .skipped, .changed].map(Phrase.standing)
        phrases += [.exact, .integer, .remainder, .fraction(lowestTerms: true), .fraction(lowestTerms: false)]
            .map(Phrase.asksFor)
        phrases += CommandName.Audience.allCases.map(Phrase.commandsFor)
        phrases += [.good, .warning, .problem].map(Phrase.findingState)
        phrases += [.error, .warning].map(Phrase.severity)
        for count in counts {
            phrases += [
                .standing(.tried(count)), .asksFor(.decimal(places: count)),
                .answerBlanks(count: count, command: text), .answerNumbers(count: count, command: text),
                .hintsThere(count: count, command: text), .promptOption(count: count), .promptOptions(count: count),
                .promptBlank(number: 1, count: count), .skippedCount(count), .changedCount(count),
                .lintSummary(errors: count, warnings: count, files: count),
            ]
        }
        return phrases
    }

    static func remarks(_ text: String) -> [Remark] {
        all { following($0, text) }
            + [0, 1, 2, 3, 11, 100].flatMap { count -> [Remark] in
                [.roundedOtherwise(places: count), .moreAreRight(count: count), .notAnOption(count: count)]
            }
    }

    static func notices(_ text: String) -> [Notice] {
        var notices: [Notice] = all { following($0, text) }
        notices += progressFailures(text).map(Notice.progressNotSaved)
        for count in [0, 1, 2, 11] {
            notices.append(.progressRecovered(keptAside: text, attempts: count))
            notices.append(.stepsLeftOut(lesson: LessonID(text), count: count))
        }
        return notices
    }

    static func failures(_ text: String) -> [Failure] {
        var failures: [Failure] = all { following($0, text) }
        failures += usageProblems(text).map(Failure.usage)
        failures += progressFailures(text).map(Failure.progress)
        failures += refusals(text).map(Failure.refusedQuestion)
        let creation: [CreationProblem] = [
            .exists, .badName(suggestion: nil), .badName(suggestion: text), .reservedName(file: text),
            .otherContent(file: text),
            .failed(reason: "xyz"),
        ]
        failures += creation.map { .cannotCreate(path: text, $0) }
        for kind in StepKind.allCases {
            for count in 1...3 {
                failures.append(.noAnswer(step, kind: kind, count: count))
                failures.append(.answerCount(step, kind: kind, expected: count, found: count - 1))
            }
        }
        failures += [
            .unknownStep(text, suggestion: nil), .unknownLesson(text, suggestion: nil),
            .unknownExercise(text, suggestion: nil),
        ]
        failures.append(.unknownLanguage(text, known: []))
        return failures
    }

    static func usageProblems(_ text: String) -> [UsageProblem] {
        all { following($0, text) } + [
            .unknownCommand(text, suggestion: nil), .unknownOption(text, suggestion: nil),
            .notAChoice(.format, value: text, suggestion: nil, choices: [text, "b"]),
            .operandNotAChoice(.shell, value: text, suggestion: nil),
        ]
    }

    static func progressFailures(_ text: String) -> [ProgressFailure] { all { following($0, text) } }
    static func refusals(_ text: String) -> [QuestionRefusalReason] { all { following($0, text) } }
}
