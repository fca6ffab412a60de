import ExerciseKit

/// Tells the student's `QuestionStore` what the exercise's commands say. Its names are such as no student
/// chooses. It is on the main actor for a student whose `QuestionStore` is.
@MainActor
private struct `harness of create-question`: @preconcurrency ExerciseKit::Subject {
    // needs: struct QuestionStore { init() }
    private var store: QuestionStore

    init() {
        // needs: struct QuestionStore { init() }
        store = QuestionStore()
    }

    mutating func perform(_ command: ExerciseKit::CreateQuestion.Command) -> ExerciseKit::CreateQuestion.Observation {
        let refusal = refusal(of: command.fields)
        // needs: struct QuestionStore { var questions: [Question] }
        let questions: [Question] = Swift::Array(store.questions)
        return ExerciseKit::CreateQuestion.Observation(refusal: refusal, questions: questions.map(Self.shown))
    }

    private mutating func refusal(of fields: [Swift::String]) -> ExerciseKit::CreateQuestion.Refusal? {
        do {
            // needs: struct QuestionStore { mutating func create(from fields: [String]) throws(CreationError) }
            try store.create(from: fields)
            return nil
        } catch {
            let thrown: any Swift::Error = error
            guard let known = thrown as? CreationError else { return .other }
            return Self.refusal(known)
        }
    }

    // needs: enum CreationError: Error { case missingFields, divisionByZero, overflow }
    private static func refusal(_ error: CreationError) -> ExerciseKit::CreateQuestion.Refusal {
        switch error {
        // needs: enum CreationError { case missingFields }
        case .missingFields: .missingFields
        // needs: enum CreationError { case unreadableNumber(String) }
        case .unreadableNumber(let text): .unreadableNumber(trimmed(text))
        // needs: enum CreationError { case unknownOperation(String) }
        case .unknownOperation(let text): .unknownOperation(trimmed(text))
        // needs: enum CreationError { case divisionByZero }
        case .divisionByZero: .divisionByZero
        // needs: enum CreationError { case overflow }
        case .overflow: .overflow
        default: .other
        }
    }

    /// A reason may name the text as it was typed or without the spaces around it.
    private static func trimmed(_ text: Swift::String) -> Swift::String {
        var text = text[...]
        while text.first == " " { text = text.dropFirst() }
        while text.last == " " { text = text.dropLast() }
        return Swift::String(text)
    }

    // needs: struct Question { let firstNumber: Int; let secondNumber: Int; let operation: ArithmeticOperation }
    private static func shown(_ question: Question) -> ExerciseKit::ArithmeticQuestion {
        ExerciseKit::ArithmeticQuestion(
            first: question.firstNumber, sign: sign(question.operation), second: question.secondNumber)
    }

    // needs: enum ArithmeticOperation { case add, subtract, multiply, divide }
    private static func sign(_ operation: ArithmeticOperation) -> ExerciseKit::ArithmeticSign {
        switch operation {
        // needs: enum ArithmeticOperation { case add, subtract, multiply, divide }
        case .subtract: .subtract
        // needs: enum ArithmeticOperation { case add, subtract, multiply, divide }
        case .multiply: .multiply
        // needs: enum ArithmeticOperation { case add, subtract, multiply, divide }
        case .divide: .divide
        default: .add
        }
    }
}

private let `the harness` = ExerciseKit::Harness(`harness of create-question`.self)
