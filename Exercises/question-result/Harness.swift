import ExerciseKit

/// Tells the student's `Question` what the exercise's commands say. Its names are such as no student chooses.
private struct `harness of question-result`: ExerciseKit::Subject {
    mutating func perform(_ command: ExerciseKit::QuestionResult.Command) -> ExerciseKit::QuestionResult.Observation {
        let asked = command.question
        let operation = Self.operation(asked.sign)
        // needs: struct Question { let firstNumber: Int; let secondNumber: Int; let operation: ArithmeticOperation }
        let question = Question(firstNumber: asked.first, secondNumber: asked.second, operation: operation)
        // needs: struct Question { var result: Int }
        let result: Swift::Int = question.result
        // needs: struct Question { var text: String }
        let text: Swift::String = question.text
        return ExerciseKit::QuestionResult.Observation(result: result, text: text)
    }

    // needs: enum ArithmeticOperation { case add, subtract, multiply, divide }
    private static func operation(_ sign: ExerciseKit::ArithmeticSign) -> ArithmeticOperation {
        switch sign {
        // needs: enum ArithmeticOperation { case add, subtract, multiply, divide }
        case .add: ArithmeticOperation.add
        // needs: enum ArithmeticOperation { case add, subtract, multiply, divide }
        case .subtract: ArithmeticOperation.subtract
        // needs: enum ArithmeticOperation { case add, subtract, multiply, divide }
        case .multiply: ArithmeticOperation.multiply
        // needs: enum ArithmeticOperation { case add, subtract, multiply, divide }
        case .divide: ArithmeticOperation.divide
        }
    }
}

private let `the harness` = ExerciseKit::Harness(`harness of question-result`.self)
