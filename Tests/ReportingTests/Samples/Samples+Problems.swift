import CourseModel

extension Samples {
    static func problems(_ text: String) -> [CourseProblem] {
        let file = all { following($0, text) } as [FileProblem]
        let syntax = all { following($0, text) } as [SyntaxProblem]
        let shape = all { following($0, text) } as [ShapeProblem]
        let question = all { following($0, text) } as [QuestionProblem]
        let arithmetic = all { following($0, text) } as [ArithmeticProblem]
        let exercise = all { following($0, text) } as [ExerciseProblem]
        let translation = all { following($0, text) } as [TranslationProblem]
        return file.map(CourseProblem.file) + syntax.map(CourseProblem.syntax) + shape.map(CourseProblem.shape)
            + question.map(CourseProblem.question) + arithmetic.map(CourseProblem.arithmetic)
            + exercise.map(CourseProblem.exercise) + translation.map(CourseProblem.translation)
    }

    private static func following(_ problem: FileProblem?, _ text: String) -> FileProblem? {
        switch problem {
        case nil: .courseNotFound
        case .courseNotFound: .lessonMissing(lesson: text)
        case .lessonMissing: .languageMissing(language: text)
        case .languageMissing: .exerciseMissing(exercise: text)
        case .exerciseMissing: .languageNotListed(language: text)
        case .languageNotListed: .lessonNotListed(lesson: text)
        case .lessonNotListed: .notAFile
        case .notAFile: .unreadable(reason: "xyz")
        case .unreadable: .symlinkLoop
        case .symlinkLoop: .tooLarge(bytes: 9_000_000, limit: 8_000_000)
        case .tooLarge: .empty
        case .empty: .notUTF8(offset: 3)
        case .notUTF8: .nulByte(offset: 3)
        case .nulByte: .moreProblems(count: 4)
        case .moreProblems: .notFound(suggestion: text)
        case .notFound: .notOfCourse
        case .notOfCourse: nil
        }
    }

    private static func following(_ problem: SyntaxProblem?, _ text: String) -> SyntaxProblem? {
        switch problem {
        case nil: .invalid(detail: "xyz")
        case .invalid: .tab
        case .tab: .needsQuotes(start: text)
        case .needsQuotes: .colonInValue
        case .colonInValue: .commentInValue(lost: text)
        case .commentInValue: .backslashInQuotes(escape: text)
        case .backslashInQuotes: .unclosedQuote
        case .unclosedQuote: .unclosedBracket
        case .unclosedBracket: .badIndentation
        case .badIndentation: .missingColon(key: text)
        case .missingColon: .anchor(name: text)
        case .anchor: .alias(name: text)
        case .alias: .tag(name: text)
        case .tag: .directive(name: text)
        case .directive: .severalDocuments
        case .severalDocuments: .tooDeep(limit: 64)
        case .tooDeep: .tooManyKeys(limit: 1000)
        case .tooManyKeys: .keyNotText
        case .keyNotText: .missingComma
        case .missingComma: .foldedCode(key: text)
        case .foldedCode: .controlCharacter(name: "U+0007")
        case .controlCharacter: nil
        }
    }

    private static func following(_ problem: ShapeProblem?, _ text: String) -> ShapeProblem? {
        switch problem {
        case nil: .duplicateKey(key: text, firstLine: 3)
        case .duplicateKey: .unknownKey(key: text, suggestion: text, known: [text, text])
        case .unknownKey: .missingKey(key: text)
        case .missingKey: .wrongKind(key: text, expected: .list, found: .mapping)
        case .wrongKind: .emptyValue(key: text)
        case .emptyValue: .notAnInteger(key: text, value: text)
        case .notAnInteger: .outOfRange(key: text, value: text, allowed: "1…9")
        case .outOfRange: .notATruthValue(key: text, value: text)
        case .notATruthValue: .notAChoice(key: text, value: text, suggestion: text, choices: [text, text])
        case .notAChoice: .stepWithoutKind(suggestion: text)
        case .stepWithoutKind: .stepOfTwoKinds(first: text, second: text)
        case .stepOfTwoKinds: .badIdentifier(value: text, suggestion: text)
        case .badIdentifier: .badLanguage(value: text)
        case .badLanguage: .badRange(value: text)
        case .badRange: .badNumber(key: text, value: text)
        case .badNumber: .tooManyItems(key: text, limit: 100)
        case .tooManyItems: nil
        }
    }

    private static func following(_ problem: QuestionProblem?, _ text: String) -> QuestionProblem? {
        switch problem {
        case nil: .duplicateStep(id: text, firstLine: 3)
        case .duplicateStep: .duplicateLesson(id: text)
        case .duplicateLesson: .noSteps
        case .noSteps: .tooFewOptions(count: 1)
        case .tooFewOptions: .answerOutOfRange(answer: 4, count: 3)
        case .answerOutOfRange: .answerTwice(answer: 2)
        case .answerTwice: .duplicateOption(text: text, firstLine: 3)
        case .duplicateOption: .distractorEqualsKey(text: text)
        case .distractorEqualsKey: .everyOptionRight
        case .everyOptionRight: .optionWithoutWhy(text: text)
        case .optionWithoutWhy: .blankWithoutPlaceholder(index: 1)
        case .blankWithoutPlaceholder: .placeholderWithoutBlank(index: 1)
        case .placeholderWithoutBlank: .placeholderTwice(index: 1)
        case .placeholderTwice: .placeholderMalformed(text: text)
        case .placeholderMalformed: .duplicateAnswer(text: text, firstLine: 3)
        case .duplicateAnswer: .splitDecimal(first: text, second: text)
        case .splitDecimal: .answerNotAccepted(answer: text)
        case .answerNotAccepted: .distractorAccepted(text: text)
        case .distractorAccepted: .answerRepeatsTemplate(answer: text, repeated: text)
        case .answerRepeatsTemplate: .templateDoesNotParse(detail: "xyz")
        case .templateDoesNotParse: .codeDoesNotParse(detail: "xyz")
        case .codeDoesNotParse: .notALink(url: text)
        case .notALink: .scoringWithoutSeveralAnswers
        case .scoringWithoutSeveralAnswers: .onlyForWords(key: text)
        case .onlyForWords: .onlyForCompiling(key: text)
        case .onlyForCompiling: .onlySwiftCompiles(language: text)
        case .onlySwiftCompiles: .unknownCodeMark(word: text, suggestion: text)
        case .unknownCodeMark: nil
        }
    }

    private static func following(_ problem: ArithmeticProblem?, _ text: String) -> ArithmeticProblem? {
        switch problem {
        case nil: .notAQuestion(text: text)
        case .notAQuestion: .divisionByZero(text: text)
        case .divisionByZero: .overflow(text: text)
        case .overflow: .divisionRemains(text: text)
        case .divisionRemains: .divisionUnstated(text: text)
        case .divisionUnstated: .nothingToAsk
        case .nothingToAsk: .generatedDivisionByZero(range: text)
        case .generatedDivisionByZero: .generatedOverflow(range: text)
        case .generatedOverflow: .generatorTooNarrow(range: text)
        case .generatorTooNarrow: .placesWithoutDecimal
        case .placesWithoutDecimal: .lowestTermsWithoutFraction
        case .lowestTermsWithoutFraction: .idleTolerance
        case .idleTolerance: .unknownLocale(locale: text)
        case .unknownLocale: nil
        }
    }

    private static func following(_ problem: ExerciseProblem?, _ text: String) -> ExerciseProblem? {
        switch problem {
        case nil: .badFileName(name: text)
        case .badFileName: .unknownOracle(name: text, suggestion: text)
        case .unknownOracle: .recordOfTwoNames(first: text, second: text)
        case .recordOfTwoNames: .unknownCommand(caseName: text)
        case .unknownCommand: .fileMissing(path: text)
        case .fileMissing: .adviceWithoutMistake(mistake: text, suggestion: text)
        case .adviceWithoutMistake: .mistakeWithoutAdvice(mistake: text)
        case .mistakeWithoutAdvice: .notUsed
        case .notUsed: .phrasesMissing(language: text)
        case .phrasesMissing: .phraseMissing(key: text, language: text)
        case .phraseMissing: nil
        }
    }

    private static func following(_ problem: TranslationProblem?, _ text: String) -> TranslationProblem? {
        switch problem {
        case nil: .stepMissing(id: text, reference: text)
        case .stepMissing: .stepExtra(id: text, reference: text)
        case .stepExtra: .stepOrder(id: text, reference: text)
        case .stepOrder: .kindDiffers(id: text, kind: text, reference: text, referenceKind: text)
        case .kindDiffers: .optionCountDiffers(id: text, count: 2, reference: text, referenceCount: 3)
        case .optionCountDiffers: .answerDiffers(id: text, reference: text)
        case .answerDiffers: .templateDiffers(id: text, reference: text)
        case .templateDiffers: .checkDiffers(id: text, reference: "tr")
        case .checkDiffers: .blankCountDiffers(id: text, count: 1, reference: text, referenceCount: 3)
        case .blankCountDiffers: .arithmeticDiffers(id: text, reference: text)
        case .arithmeticDiffers: .adviceMissing(id: text, mistake: text, reference: text)
        case .adviceMissing: .adviceExtra(id: text, mistake: text, reference: text)
        case .adviceExtra: .hintCountDiffers(id: text, count: 0, reference: text, referenceCount: 11)
        case .hintCountDiffers: nil
        }
    }
}
