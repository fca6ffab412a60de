import CourseModel
import Reporting

extension Samples {
    static func verifyPhrases(_ text: String) -> [VerifyPhrase] {
        let tallies = [0, 1, 2, 3, 11].map { MutantTally(made: $0, killed: $0, equivalent: $0, discarded: $0) }
        let counted = [0, 1, 2, 3, 11].flatMap { count -> [VerifyPhrase] in
            [.earlier(count), .checked(count), .lessonPrograms(count), .summary(exercises: count, findings: count)]
        }
        return subjects(text).map(VerifyPhrase.subject) + verdicts(text).map(VerifyPhrase.outcome)
            + endings(text).map(VerifyPhrase.ending) + tallies.map(VerifyPhrase.mutants) + counted
            + [.expected, .observed, .mutantsCase, .unchanged, .progress(done: 1, count: 2, exercise: text)]
    }

    static func verifyProblems(_ text: String) -> [VerifyProblem] {
        let many = verdicts(text).flatMap { [VerifyProblem.doesNotPass($0), .mistakeDoesNotRun($0)] }
        let one: [VerifyProblem] = all { following($0, text) }
        return one + many + faults(text).map(VerifyProblem.fault) + fillProblems(text).map(VerifyProblem.fill)
            + [.mistakeNotRecognised(.wrong(counterexample(text)), as: nil), .fewAccepted(found: 1, wanted: 3)]
    }

    static func verification(_ text: String) -> CourseVerification {
        let findings = zip(subjects(text) + subjects(text), verifyProblems(text)).map {
            VerifyFinding($0, file: text, $1)
        }
        let phrases = Phrases(templates: ["command": text])
        let faulty = ExerciseVerification(
            name: text, file: text, checks: [VerifiedCheck(.solution, file: text, milliseconds: 7)],
            mutants: MutantTally(made: 4, killed: 2, equivalent: 1, discarded: 1), findings: findings,
            isUnchanged: true, phrases: [LanguageTag("en"): phrases])
        let place = TextPosition(line: 3, column: 5)
        let lesson = LessonVerification(
            name: text, checks: subjects(text).map { VerifiedCheck($0, file: text, milliseconds: 7) },
            findings: findings.map { VerifyFinding($0.subject, file: $0.file, at: place, $0.problem) })
        return CourseVerification(
            exercises: [faulty, ExerciseVerification(name: "clean", file: text)], lessons: [lesson])
    }

    static func counterexample(_ text: String) -> Counterexample {
        let command = PlainValue.record("command", [PlainValue.Field("name", .text(text))])
        return Counterexample(
            caseName: text, earlier: [[command]], commands: [command, .list([])],
            expected: Behaviour(observations: [.text(text)], ending: .trapped(message: text)),
            observed: Behaviour(observations: [.text("else")], ending: .completed), seed: 1)
    }

    private static func subjects(_ text: String) -> [VerifiedSubject] { all { following($0, text) } }
    private static func verdicts(_ text: String) -> [CodeVerdict] { all { following($0, text) } }
    private static func endings(_ text: String) -> [Ending] { all { following($0, text) } + [.trapped(message: nil)] }
    private static func faults(_ text: String) -> [GraderFault] {
        let oracles: [OracleFault] = [.notCompiled(file: text, message: text), .ended(.timeLimit), .unreadable]
        return all { following($0, text) } + oracles.map(GraderFault.oracle)
    }

    private static func fillProblems(_ text: String) -> [FillProblem] { all { following($0, text) } }

    private static func following(_ problem: FillProblem?, _ text: String) -> FillProblem? {
        switch problem {
        case nil: .modelFails(.compileLimit)
        case .modelFails: .showsNothing(text, reason: text)
        case .showsNothing: .ends(text, .timeLimit)
        case .ends: .changes(text)
        case .changes: .answerFails(text, .otherScreen(after: text, expected: text, observed: nil))
        case .answerFails: nil
        }
    }

    private static func following(_ subject: VerifiedSubject?, _ text: String) -> VerifiedSubject? {
        switch subject {
        case nil: .exercise
        case .exercise: .starter
        case .starter: .solution
        case .solution: .accepted(text)
        case .accepted: .mistake(text)
        case .mistake: .mutant(MutantID(kind: "operator", declaration: text, ordinal: 1))
        case .mutant: .fill(step: text, LanguageTag("tr"))
        case .fill: .block(step: text, number: 2, LanguageTag("ar"))
        case .block: nil
        }
    }

    private static func following(_ problem: VerifyProblem?, _ text: String) -> VerifyProblem? {
        switch problem {
        case nil: .noExerciseFile
        case .noExerciseFile: .missingFile
        case .missingFile: .fewAccepted(found: 2, wanted: 3)
        case .fewAccepted: .doesNotPass(.wrong(counterexample(text)))
        case .doesNotPass: .starterPasses
        case .starterPasses: .starterNotRecognised(.passed)
        case .starterNotRecognised: .mistakePasses
        case .mistakePasses: .mistakeDoesNotRun(.compileLimit)
        case .mistakeDoesNotRun: .mistakeNotRecognised(.wrong(counterexample(text)), as: text)
        case .mistakeNotRecognised: .fault(.noToolchain)
        case .fault: .survives(diff: "-\(text)\n+\(text)")
        case .survives: .noMutantTried
        case .noMutantTried: .noMutantCompiles(count: 2)
        case .noMutantCompiles: .mutantCompileLimit
        case .mutantCompileLimit: .noSuchMutant(text)
        case .noSuchMutant: .notEquivalent
        case .notEquivalent:
            .verdictChanges(
                .passed, .timeLimit(counterexample(text)),
                VerifyCircumstances(seed: 3, locale: text, timeZone: text))
        case .verdictChanges: .blockDoesNotCompile(message: text, identifier: "cannot_find_in_scope")
        case .blockDoesNotCompile: .blockCompileLimit
        case .blockCompileLimit: .fill(.modelFails(.doesNotCompile(line: text, message: text, identifier: nil)))
        case .fill: nil
        }
    }

    private static func following(_ verdict: CodeVerdict?, _ text: String) -> CodeVerdict? {
        switch verdict {
        case nil: .passed
        case .passed: .wrong(counterexample(text))
        case .wrong: .trapped(counterexample(text))
        case .trapped: .endedEarly(status: 3, counterexample(text))
        case .endedEarly: .timeLimit(counterexample(text))
        case .timeLimit: .memoryLimit(counterexample(text))
        case .memoryLimit: .outputLimit(counterexample(text))
        case .outputLimit: .testsFailed([FailedTest(name: text, messages: [text])])
        case .testsFailed: .testsStopped(test: text, .timeLimit)
        case .testsStopped: .interfered
        case .interfered:
            .compileError([
                .inFile(name: text, at: TextPosition(line: 1, column: 2), message: text, identifier: text),
                .needs(declaration: text, message: text), .doesNotFit(message: text), .notLinked(message: text),
                .compilerCrashed(message: text),
            ])
        case .compileError: .compileLimit
        case .compileLimit: .notAttempted
        case .notAttempted: .unreadableFile(.missing)
        case .unreadableFile: .graderFault(.noSandbox)
        case .graderFault: nil
        }
    }

    private static func following(_ ending: Ending?, _ text: String) -> Ending? {
        switch ending {
        case nil: .completed
        case .completed: .trapped(message: text)
        case .trapped: .crashed(signal: 11)
        case .crashed: .exited(status: 3)
        case .exited: .timeLimit
        case .timeLimit: .memoryLimit
        case .memoryLimit: .outputLimit
        case .outputLimit: .interfered
        case .interfered: nil
        }
    }

    private static func following(_ fault: GraderFault?, _ text: String) -> GraderFault? {
        switch fault {
        case nil: .noToolchain
        case .noToolchain: .noSuchOracle(text)
        case .noSuchOracle: .missingFile(text)
        case .missingFile: .unreadableCase(name: text, command: 2)
        case .unreadableCase: .harness(text)
        case .harness: .host(text)
        case .host: .noTests
        case .noTests: .oracle(.notLoaded(message: text))
        case .oracle: .noSandbox
        case .noSandbox: .system(call: text, message: text)
        case .system: nil
        }
    }
}
