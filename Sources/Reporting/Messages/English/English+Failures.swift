import CommandTable
import CourseModel

extension English {
    func failure(_ failure: Failure, program: String) -> Explained {
        switch failure {
        case .usage(let problem): usage(problem, program: program)
        case .courseNotFound(let path):
            Explained(
                "There is no course in \(code(path)) or a folder above it.",
                "Go to a course's folder, name one with `--course`, or make one with `learn new course DIR`.")
        case .faultyCourse: Explained("The course has errors.", "See all of them with \(code("\(program) lint")).")
        case .unknownStep(let text, let suggestion):
            Explained(
                "There is no step \(code(text)).", meant(suggestion) ?? "See all steps with \(code("\(program) list"))."
            )
        case .ambiguousStep(let text, let candidates):
            Explained(
                "Several lessons have a step \(code(text)).", "Write one of \(codes(candidates.map(\.description))).")
        case .unknownLesson(let text, let suggestion):
            Explained(
                "There is no lesson \(code(text)).",
                meant(suggestion) ?? "See all lessons with \(code("\(program) list")).")
        case .unknownExercise(let text, let suggestion):
            Explained(
                "There is no exercise \(code(text)).", meant(suggestion) ?? "Exercises are folders in `Exercises`.")
        case .cannotRunExercises(let fault):
            Explained("Exercises cannot be run here: \(words(fault)).", "`learn doctor` says what is missing.")
        case .unknownLanguage(let text, let known):
            Explained("This course is not there in \(code(text)).", "Its languages are \(codes(known.map(\.tag))).")
        case .noAnswer(let step, _, 1):
            Explained(
                "No answer was given for \(code(step.description)).",
                "Write it after the command: \(code("\(program) check ANSWER")).")
        case .noAnswer(let step, _, let count):
            Explained(
                "No answers were given for \(code(step.description)).",
                "It takes \(count), one after the other: \(code("\(program) check ANSWER…")).")
        case .answerCount(let step, _, let expected, let found):
            Explained(
                "\(code(step.description)) takes \(counted(expected, "answer")), and \(found) \(found == 1 ? "was" : "were") given.",
                found < expected
                    ? "Write all of them after the command, in order, or one a line on standard input."
                    : "Put an answer that has spaces in quotes.")
        case .takesNoAnswer(let step):
            Explained(
                "\(code(step.description)) is a text; it takes no answer.", "Go on with \(code("\(program) next")).")
        case .nothingToPreview(let name):
            Explained(
                "There is nothing to show in \(code(name)): neither a `#Preview` nor a `@main` app.",
                "Add `#Preview { ContentView() }` at the end of the file.")
        case .nothingToWatch(let step):
            Explained(
                "\(code(step.description)) has no code to watch.",
                "Name a code step, or answer with \(code("\(program) check \(step)")).")
        case .answerInFile(let step, let files):
            Explained(
                "\(code(step.description)) is not answered on the command line.",
                "Write in \(codes(files)), save, and run \(code("\(program) check \(step)")).")
        case .cannotServe(let problem): cannotServe(problem)
        case .unreadableInput:
            Explained("Standard input is not text that can be read.", "Give answers as UTF-8 text, one a line.")
        case .refusedQuestion(let reason): refused(reason)
        case .nothingToSkip(let step):
            Explained(
                "\(code(step.description)) is done already.", "Start it anew with \(code("\(program) reset \(step)")).")
        case .nothingToReset(let step): Explained("\(code(step.description)) has not been begun.")
        case .progress(let failure): Explained(what(failure), advice(failure))
        case .cannotCreate(let path, let problem): cannotCreate(path, problem)
        }
    }

    private func cannotServe(_ problem: ServingProblem) -> Explained {
        switch problem {
        case .portTaken(let port):
            Explained(
                "Port \(code(String(port))) is taken by another program.",
                "Choose another one with `--port`, or leave it out.")
        case .badAddress(let address):
            Explained(
                "\(code(address)) is no address to serve at.",
                "It is a number, such as `127.0.0.1` or `0.0.0.0`.")
        case .noLibrary:
            Explained(
                "The course cannot be served: libmicrohttpd is missing.",
                "`Scripts/setup build` installs it.")
        case .failed(let reason): Explained("The course cannot be served: \(code(reason)).")
        }
    }

    func meant(_ suggestion: String?) -> String? { suggestion.map { "Did you mean \(code($0))?" } }

    private func refused(_ reason: QuestionRefusalReason) -> Explained {
        let example = "A question is two whole numbers and one of `+ - * /`, such as `12 / 5`."
        return switch reason {
        case .unreadableNumber(let text): Explained("\(code(text)) is not a whole number.", example)
        case .unknownOperation(let text): Explained("\(code(text)) is not an operation.", example)
        case .noOperation: Explained("There is no operation between the numbers.", example)
        case .severalOperations: Explained("This has several operations; a question has one.", example)
        case .missingFields: Explained("Something is missing in this question.", example)
        case .remains: Explained("This division leaves a remainder.", "Choose other numbers or another `--division`.")
        case .divisionByZero: Explained("Nothing can be divided by zero.", "Choose another second number.")
        case .overflow: Explained("The result is too large.", "Choose smaller numbers.")
        }
    }

    private func advice(_ failure: ProgressFailure) -> String {
        switch failure {
        case .readOnly: "Make it writable, or choose another folder with `--workspace`."
        case .locked: "Close the other program and try again."
        case .diskFull: "Make room and try again; nothing was lost."
        case .newerVersion: "Update `learn`, or choose another folder with `--workspace`."
        case .notAFolder: "Choose a folder with `--workspace`."
        case .failed: "`learn doctor` looks for the cause."
        }
    }

    private func cannotCreate(_ path: String, _ problem: CreationProblem) -> Explained {
        switch problem {
        case .exists: Explained("\(code(path)) exists already; nothing was changed.", "Choose another name.")
        case .otherContent(let file):
            Explained(
                "\(code(path)) holds \(code(file)), which is no page of a site; nothing was changed.",
                "Choose an empty folder, or one that `learn site` made.")
        case .reservedName(let file):
            Explained(
                "\(code(path)) cannot be the name of an exercise: its file would be \(code(file)), a name that means something else there.",
                "Choose another name.")
        case .badName(let suggestion):
            Explained(
                "\(code(path)) cannot be a name here.",
                meant(suggestion) ?? "Use lower-case letters, digits and hyphens.")
        case .failed(let reason): Explained("\(code(path)) could not be made: \(reason).")
        }
    }

    func usage(_ problem: UsageProblem, program: String) -> Explained {
        let overview = "See all commands with \(code("\(program) help"))."
        return switch problem {
        case .unknownCommand(let text, let suggestion):
            Explained("There is no command \(code(text)).", meant(suggestion) ?? overview)
        case .unknownOption(let text, let suggestion):
            Explained(
                "There is no option \(code(text)).",
                meant(suggestion) ?? "An answer that begins with a hyphen goes after `--`.")
        case .optionNotForCommand(let option, let command):
            Explained(
                "\(code(command.rawValue)) does not take \(code(option.typed)).",
                "See what it takes with \(code("\(program) help \(command.rawValue)")).")
        case .missingValue(let option): Explained("\(code(option.typed)) needs a value after it.", summary(of: option))
        case .valueNotTaken(let option): Explained("\(code(option.typed)) takes no value.")
        case .notAChoice(let option, let value, let suggestion, let choices):
            Explained(
                "\(code(value)) is not possible for \(code(option.typed)).",
                meant(suggestion) ?? "Possible are \(codes(choices)).")
        case .notANumber(let option, let value, let allowed):
            Explained(
                "\(code(value)) is not possible for \(code(option.typed)).",
                "It takes a whole number from \(allowed.lowerBound) to \(allowed.upperBound).")
        case .operandNotAChoice(let operand, let value, let suggestion):
            Explained(
                "\(code(value)) is not possible here.", meant(suggestion) ?? "Possible are \(codes(operand.choices)).")
        case .missingOperand(let operand, let command):
            Explained(
                "\(code(command.rawValue)) needs \(code(operand.rawValue)).",
                "See examples with \(code("\(program) help \(command.rawValue)")).")
        case .extraOperand(let text, let command):
            Explained(
                "\(code(command.rawValue)) has no use for \(code(text)).",
                "See what it takes with \(code("\(program) help \(command.rawValue)")).")
        }
    }
}
