import CourseModel
import Grading
import Reporting

/// `learn arithmetic QUESTION [ANSWER…]`: checks a question of the student's own, asks it, and marks the answer.
enum ArithmeticCommand {
    static func run(_ invocation: Invocation) throws(Failure) -> CommandResult {
        let language = invocation.voice.language.tag
        let (question, given) = try question(invocation, language)
        guard let typed = try answer(to: question, given, invocation, language) else {
            return CommandResult(.question(report(question, nil, invocation)))
        }
        let verdict = grade(typed, question, language)
        let exitCode = CheckCommand.exitCode(verdict.outcome)
        return CommandResult(.question(report(question, verdict.parts.first, invocation)), exitCode: exitCode)
    }

    /// The question and what was given after it. Who forgets the quotes writes the question in three words, and perhaps
    /// an `=` or a `?`.
    private static func question(
        _ invocation: Invocation, _ language: LanguageTag
    ) throws(Failure) -> (ArithmeticQuestion, given: [String]) {
        let words = invocation.operands
        do throws(Failure) {
            return (try question(words[0], invocation.division, language), Array(words.dropFirst()))
        } catch .refusedQuestion(.missingFields) where words.count >= 3 {
            let given = words.dropFirst(3).drop { $0 == "=" || $0 == "?" }
            let length = given.count >= 2 && isOperation(given.first) ? 5 : 3
            let text = words.prefix(length).joined(separator: " ")
            return (try question(text, invocation.division, language), Array(given))
        }
    }

    private static func isOperation(_ word: String?) -> Bool {
        guard let word, word.count == 1 else { return false }
        return word.first.flatMap(ArithmeticOperation.init(typed:)) != nil
    }

    private static func question(
        _ text: String, _ kind: String?, _ language: LanguageTag
    ) throws(Failure) -> ArithmeticQuestion {
        do throws(QuestionRefusal) {
            return try StudentQuestion.read(text, locale: language, division: division(kind))
        } catch {
            throw .refusedQuestion(QuestionRefusalReason(error))
        }
    }

    private static func division(_ name: String?) -> Division {
        switch name {
        case "exact": .exact
        case "remainder": .remainder
        case "decimal": .decimal(places: 2)
        case "fraction": .fraction(lowestTerms: false)
        default: .integer
        }
    }

    /// Nil where none was given and nobody is there to ask.
    private static func answer(
        to question: ArithmeticQuestion, _ given: [String], _ invocation: Invocation, _ language: LanguageTag
    ) throws(Failure) -> String? {
        if !given.isEmpty { return given.joined(separator: " ") }
        guard invocation.surroundings.inputIsTerminal else {
            guard let lines = StandardInput.lines() else { throw .unreadableInput }
            return lines.isEmpty ? nil : lines.joined(separator: " ")
        }
        return invocation.wantsJSON ? nil : ask(question, Console(invocation), language)
    }

    private static func ask(_ question: ArithmeticQuestion, _ console: Console, _ language: LanguageTag) -> String? {
        while let typed = console.ask(.promptNumber(question: ArithmeticText.of(question))) {
            let verdict = grade(typed, question, language)
            guard verdict.outcome == .unreadable else { return typed }
            console.remark(verdict.parts.flatMap(\.remarks))
        }
        return nil
    }

    private static func grade(_ typed: String, _ question: ArithmeticQuestion, _ language: LanguageTag) -> Verdict {
        ArithmeticGrader.grade([typed], [question], locale: language)
    }

    private static func report(
        _ question: ArithmeticQuestion, _ verdict: PartVerdict?, _ invocation: Invocation
    ) -> QuestionReport {
        QuestionReport(question: StepPresentation.asked(question), verdict: verdict, explains: invocation.explains)
    }
}

extension QuestionRefusalReason {
    fileprivate init(_ refusal: QuestionRefusal) {
        self =
            switch refusal {
            case .unreadableNumber(_, let text): .unreadableNumber(text)
            case .unknownOperation(let text): .unknownOperation(text)
            case .noOperation: .noOperation
            case .severalOperations: .severalOperations
            case .missingFields: .missingFields
            case .divisionByZero: .divisionByZero
            case .overflow: .overflow
            case .remains: .remains
            }
    }
}
