import CourseModel

extension English {
    func remark(_ remark: Remark) -> String {
        switch remark {
        case .why(let reason): reason
        case .readAs(let number): "I read this as \(code(number))."
        case .didYouMean(let text): "Did you mean \(code(text))?"
        case .notANumber: "This is not a number."
        case .nothingTyped: "Nothing was typed here."
        case .tooManyAnswers(let expected): "This is more than the \(expected) asked for."
        case .mixedDigits: "The digits come from two scripts; use one."
        case .expressionNotResult: "This is a calculation; give its result."
        case .numberTooLong: "This number is too long."
        case .remainderMissing: "Give the quotient and the remainder, such as `4 1`."
        case .onlyQuotientAsked: "Give the quotient alone; the remainder is not asked."
        case .notInLowestTerms: "The value is right; now reduce the fraction to lowest terms."
        case .fractionWanted: "A fraction is wanted here, not a decimal."
        case .roundedOtherwise(let places): "Nearly: round to \(counted(places, "decimal place"))."
        case .onlyQuotientRight: "The quotient is right, the remainder is not."
        case .onlyRemainderRight: "The remainder is right, the quotient is not."
        case .repeatsTemplate(let text): "The template already has \(code(text)) beside the blank; leave it out."
        case .curlyQuotes: "Code needs straight quotes (`\"`), not curly ones."
        case .differsInCase: "Look at upper and lower case."
        case .notAnOption(let count): "The options are numbered 1 to \(count)."
        case .chosenTwice: "This option was chosen twice."
        case .chooseOne: "Only one option is right; choose one."
        case .moreAreRight(1): "One more is right."
        case .moreAreRight(let count): "\(count) more are right."
        case .reachesBeyondBlank: "This reaches beyond its blank; write only what stands in it."
        case .doesNotCompile(let line, let message, let identifier):
            refused(line, message)
                + (CommonError(identifier: identifier, message: message).map { " " + commonError($0) } ?? "")
        case .compileLimit: "The compiler takes too long over this; write it in a simpler way."
        case .otherValue(let expression, let expected, let observed):
            "With this \(code(expression)) is \(code(observed)) and should be \(code(expected))."
        case .otherScreen(let step, let expected, let observed): otherScreen(step, expected, observed)
        case .stepFails(let step, let reason): "With this the step \(code(step)) cannot be done: \(code(reason))"
        case .endsOtherwise(let place, .completed): "With this the program goes on at \(code(place)) and should stop."
        case .endsOtherwise(let place, let ending): "At \(code(place)) \(codePhrase(.ending(ending)))."
        case .couldNotCompile(let fault):
            "This is none of the listed answers, and it could not be compiled: \(words(fault))."
        }
    }

    private func refused(_ line: String, _ message: String) -> String {
        let place = line.isEmpty ? "" : " in \(code(line))"
        return "With this the code does not compile. The compiler\(place): \(code(message))."
    }

    private func otherScreen(_ step: String, _ expected: String?, _ observed: String?) -> String {
        switch (expected, observed) {
        case (let expected?, let observed?):
            "After \(code(step)) the screen shows \(code(observed)) and should show \(code(expected))."
        case (let expected?, nil): "After \(code(step)) the screen does not show \(code(expected))."
        case (nil, let observed?): "After \(code(step)) the screen shows \(code(observed)), which should not be there."
        case (nil, nil): "After \(code(step)) the screen is not what it should be."
        }
    }

    func rule(_ rule: GradingRule) -> String {
        switch rule {
        case .optionInKey: "An option is right if the author lists it as an answer."
        case .sameTokens: "The same Swift tokens; white space and comments do not matter."
        case .sameText: "The same text, letter by letter; white space at the ends does not matter."
        case .sameWords: "The same words; white space, the shape of quotes and vowel marks do not matter."
        case .equalNumber: "Exactly the same number."
        case .withinTolerance: "A number no further off than the author allows."
        case .equalQuotientAndRemainder: "Both the quotient and the remainder are right."
        case .equalFraction: "A fraction of the same value."
        case .sameFractionInLowestTerms: "The same fraction, in lowest terms."
        case .roundedToPlaces: "The result, rounded half away from zero to the places asked."
        case .compiles: "None of the listed answers, but it compiles, and that is what is asked."
        case .showsTheSame: "None of the listed answers, but the program shows what it shows with those."
        case .readable: "Nothing was compared, since the answer could not be read."
        }
    }

    func notice(_ notice: Notice) -> String {
        switch notice {
        case .lessonInOtherLanguage(let lesson, let wanted, let shown):
            "The lesson \(code(lesson.name)) is not there in \(code(wanted.tag)); it is shown in \(code(shown.tag))."
        case .lessonLeftOut(let lesson):
            "The lesson \(code(lesson.name)) cannot be read and is left out. `learn lint` says why."
        case .stepsLeftOut(let lesson, let count):
            "The lesson \(code(lesson.name)) has errors; steps left out: \(count). `learn lint` names them."
        case .outputFailed(let reason): "The output could not be written: \(code(reason))."
        case .starterPut(let files): "What the step begins with was not there and has been put at \(codes(files))."
        case .starterNotCopied(let path, let reason): "The starter could not be put at \(code(path)): \(code(reason))."
        case .watchPolls(let reason):
            "Changes cannot be told by the system here (\(code(reason))), so the file is looked at four times a second."
        case .portTaken(let wanted, let port):
            "Port \(code(String(wanted))) is taken by another program; this is port \(code(String(port)))."
        case .openToOthers:
            "Whoever has this link can read and answer in your name, and the connection is not encrypted: use it in a network that you trust."
        case .limitedProtection:
            "There is no sandbox here: the code ran under limits alone and could read your files. `learn doctor` says more."
        case .progressNotSaved(let failure): "Your progress was not saved. \(what(failure))"
        case .progressRecovered(let path, let attempts):
            "The progress file was damaged. It is kept as \(code(path)); \(counted(attempts, "entry", "entries")) could be saved from it."
        }
    }

    func what(_ failure: ProgressFailure) -> String {
        switch failure {
        case .readOnly(let path): "\(code(path)) cannot be written to."
        case .locked(let path): "Another program keeps \(code(path)) locked."
        case .diskFull(let path): "The disk that holds \(code(path)) is full."
        case .newerVersion(let path): "\(code(path)) was written by a newer version of `learn`."
        case .notAFolder(let path): "\(code(path)) is not a folder."
        case .failed(let path, let reason): "\(code(path)) cannot be used: \(reason)."
        }
    }

    func counted(_ count: Int, _ one: String, _ many: String) -> String { "\(count) \(count == 1 ? one : many)" }
}
