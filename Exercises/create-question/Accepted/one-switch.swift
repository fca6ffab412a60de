import Foundation

enum ArithmeticOperation: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
}

struct Question: Identifiable {
    let id = UUID()
    let firstNumber: Int
    let secondNumber: Int
    let operation: ArithmeticOperation
}

/// Why no question was made. The text is the one that was at fault.
enum CreationError: Error {
    case missingFields
    case unreadableNumber(String)
    case unknownOperation(String)
    case divisionByZero
    case overflow
}

/// The questions, the newest first.
struct QuestionStore {
    var questions = [Question]()

    mutating func create(from fields: [String]) throws(CreationError) {
        let fields = fields.map { $0.split(separator: " ").joined(separator: " ") }
        guard fields.count == 3 else { throw CreationError.missingFields }
        switch (Int(fields[0]), Int(fields[1]), ArithmeticOperation(rawValue: fields[2])) {
        case (nil, _, _): throw CreationError.unreadableNumber(fields[0])
        case (_, nil, _): throw CreationError.unreadableNumber(fields[1])
        case (_, _, nil): throw CreationError.unknownOperation(fields[2])
        case (_, 0?, .divide?): throw CreationError.divisionByZero
        case (let first?, let second?, let operation?):
            let question = Question(firstNumber: first, secondNumber: second, operation: operation)
            if question.exactResult == nil { throw CreationError.overflow }
            questions = [question] + questions
        }
    }
}

extension Question {
    /// The result; nil where it is too large or too small for `Int`.
    var exactResult: Int? {
        let answer: (partialValue: Int, overflow: Bool)
        switch operation {
        case .add: answer = firstNumber.addingReportingOverflow(secondNumber)
        case .subtract: answer = firstNumber.subtractingReportingOverflow(secondNumber)
        case .multiply: answer = firstNumber.multipliedReportingOverflow(by: secondNumber)
        case .divide: answer = firstNumber.dividedReportingOverflow(by: secondNumber)
        }
        return answer.overflow ? nil : answer.partialValue
    }
}
