import CourseModel

extension English {
    func verify(_ phrase: VerifyPhrase) -> String {
        switch phrase {
        case .subject(let subject): name(of: subject)
        case .outcome(let verdict): outcome(verdict)
        case .ending(let ending): self.ending(ending)
        case .earlier(let count): "after \(counted(count, "earlier sequence"))"
        case .expected: "expected"
        case .observed: "observed"
        case .checked(let count): counted(count, "program")
        case .mutants(let tally): mutants(tally)
        case .mutantsCase: "mutants"
        case .unchanged: "unchanged"
        case .summary(let exercises, let findings):
            "\(counted(exercises, "exercise")), \(counted(findings, "finding"))."
        case .lessonPrograms(let count): "Lessons: \(counted(count, "program"))."
        case .progress(let done, let count, let exercise): "\(done)/\(count) \(code(exercise))"
        }
    }

    private func name(of subject: VerifiedSubject) -> String {
        switch subject {
        case .exercise: "exercise"
        case .starter: "starter"
        case .solution: "solution"
        case .accepted(let name): "accepted solution \(code(name))"
        case .mistake(let name): "mistake \(code(name))"
        case .mutant(let id): "mutant \(code(id.description))"
        case .fill(let step, let language): "fill-in \(code(step)) (\(code(language.tag)))"
        case .block(let step, let number, let language):
            step.isEmpty
                ? "program \(number) (\(code(language.tag)))"
                : "program \(number) of \(code(step)) (\(code(language.tag)))"
        }
    }

    private func mutants(_ tally: MutantTally) -> String {
        "\(counted(tally.made, "mutant")): \(tally.killed) killed, \(tally.equivalent) equivalent; "
            + "\(tally.discarded) did not compile"
    }

    func verify(_ problem: VerifyProblem) -> Explained {
        switch problem {
        case .noExerciseFile: Explained("This folder holds no `exercise.yaml` that can be read.")
        case .missingFile: Explained("This file is missing.")
        case .fewAccepted(let found, let wanted):
            Explained(
                "\(counted(found, "accepted solution")) in `Accepted`, and \(wanted) are wanted.",
                "Add right solutions in other styles: they show that the exercise asks for no one way of writing.")
        case .doesNotPass(let verdict): Explained("It should pass: \(outcome(verdict)).")
        case .starterPasses:
            Explained("The starter passes with nothing done.", "Take something out of it, or ask for more.")
        case .starterNotRecognised(let verdict):
            Explained("The starter unchanged should not count as an attempt: \(outcome(verdict)).")
        case .mistakePasses:
            Explained("The mistake passes.", "Add a case to `exercise.yaml` in which it differs from the solution.")
        case .mistakeDoesNotRun(let verdict):
            Explained("The mistake has to run, so that a student's code can be compared with it: \(outcome(verdict)).")
        case .mistakeNotRecognised(let verdict, nil):
            Explained(
                "It fails but is not recognised as this mistake alone: \(outcome(verdict)).",
                "Add a case to `exercise.yaml` that tells it from the other mistakes.")
        case .mistakeNotRecognised(let verdict, let other?):
            Explained(
                "It fails but is recognised as \(code(other)): \(outcome(verdict)).",
                "Add a case to `exercise.yaml` that tells the two apart.")
        case .fault(let fault): Explained("Nothing could be run: \(words(fault)).")
        case .survives:
            Explained(
                "This change of the solution passes.",
                "Add a case to `exercise.yaml` that shows it, or name it in `equivalents` with the reason why nobody can see it."
            )
        case .noMutantTried:
            Explained(
                "The solution passes by itself but not where its mutants are made, so no mutant was tried.",
                "Look whether the harness gives back the same in every run, and whether the solution needs nearly all of the time."
            )
        case .noMutantCompiles(let count):
            Explained(
                "\(counted(count, "mutant")) made, and none compiles, so nothing was tried.",
                "Look whether the harness and `Tests.swift` compile with other code than the solution's.")
        case .mutantCompileLimit:
            Explained(
                "The compiler takes too long over this change of the solution, so nothing is known of it.",
                "Run `learn verify` again while the machine has less to do, or split long expressions of the solution.")
        case .noSuchMutant(let name):
            Explained(
                "`equivalents` names \(code(name)), and there is no such mutant.", "Take it out of `equivalents`.")
        case .notEquivalent: Explained("`equivalents` names it, and it fails.", "Take it out of `equivalents`.")
        case .verdictChanges(let first, let other, let how):
            Explained(
                "The verdict changes: \(outcome(first)); with seed \(how.seed), \(code(how.locale)) and \(code(how.timeZone)), \(outcome(other)).",
                "A verdict must not depend on the locale, the time zone, the order of runs or luck.")
        case .blockDoesNotCompile(let message, let identifier):
            Explained(
                "This block is marked as a program and does not compile: \(code(message)).",
                CommonError(identifier: identifier, message: message).map(commonError)
                    ?? "Complete it, or leave the word `program` out.")
        case .blockCompileLimit: Explained("The compiler takes too long over this block.")
        case .fill(let problem): verify(problem)
        }
    }

    private func verify(_ problem: FillProblem) -> Explained {
        switch problem {
        case .modelFails(let remark):
            Explained(
                "The template does not compile with its first answers. \(self.remark(remark))",
                "Give what it needs in `before` and `after`.")
        case .showsNothing(let asked, let reason):
            Explained("With its first answers nothing can be seen after \(code(asked)): \(code(reason)).")
        case .ends(let asked, let ending):
            Explained("With its first answers the program ends at \(code(asked)): it \(self.ending(ending)).")
        case .changes(let asked):
            Explained(
                "What \(code(asked)) shows changes from run to run.",
                "Compare something that stays: sort a set, leave out dates and random identifiers.")
        case .answerFails(let answer, let remark):
            Explained(
                "\(code(answer)) is listed and does not do what the first answer does. \(self.remark(remark))",
                "Take it out of `answers`, or compare less.")
        }
    }

    private func outcome(_ verdict: CodeVerdict) -> String {
        switch verdict {
        case .passed: "it passes"
        case .wrong: "it differs from the reference"
        case .trapped: "it stops where it should go on"
        case .endedEarly(let status, _): "it ends early with status \(status)"
        case .timeLimit: "it takes too long"
        case .memoryLimit: "it takes too much memory"
        case .outputLimit: "it prints too much"
        case .testsFailed: "some of the tests fail"
        case .testsStopped(_, let ending): "the tests end early: it \(self.ending(ending))"
        case .interfered: "what came back is nothing that the harness sends"
        case .compileError: "it does not compile"
        case .compileLimit: "the compiler takes too long over it"
        case .notAttempted: "it is the starter still"
        case .unreadableFile: "the file cannot be read"
        case .graderFault(let fault): words(fault)
        }
    }

    private func ending(_ ending: Ending) -> String {
        switch ending {
        case .completed: "goes on"
        case .trapped(let message?): "stops: \(code(message))"
        case .trapped(nil): "stops"
        case .crashed(let signal): "crashes (signal \(signal))"
        case .exited(let status): "ends with status \(status)"
        case .timeLimit: "takes too long"
        case .memoryLimit: "takes too much memory"
        case .outputLimit: "prints too much"
        case .interfered: "sends nonsense"
        }
    }

    func words(_ fault: GraderFault) -> String {
        switch fault {
        case .noToolchain: "there is no Swift compiler in PATH"
        case .noSuchOracle(let name): "there is no reference \(code(name))"
        case .missingFile(let path): "\(code(path)) is missing"
        case .unreadableCase(let name, let command):
            "command \(command + 1) of the case \(code(name)) is none that the exercise knows"
        case .harness(let message): "the harness does not fit: \(code(message))"
        case .host(let message): "the process that runs code was lost: \(code(message))"
        case .noTests: "`Tests.swift` has no test that runs"
        case .oracle(let fault): words(fault)
        case .noSandbox: "there is no sandbox (bubblewrap)"
        case .system(let call, let message): "\(code(call)) failed: \(code(message))"
        }
    }

    private func words(_ fault: OracleFault) -> String {
        switch fault {
        case .notCompiled(let file, let message): "\(code(file)) does not compile: \(code(message))"
        case .notLoaded(let message): "the exercise's reference does not load: \(code(message))"
        case .ended(let ending): "the exercise's reference \(self.ending(ending))"
        case .unreadable: "the exercise's reference gives no answer that can be read"
        }
    }
}
