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
    private(set) var questions: [Question] = []

    /// Makes a question from three typed texts, the first number, the second and the operation, and puts it first.
    ///
    /// Spaces around a text do not matter. Adds nothing and throws the first fault found: not exactly three texts, a first
    /// or second number that `Int` cannot read, an operation other than + - * /, a division by zero, a result for
    /// which `Int` has no room.
    mutating func create(from fields: [String]) throws(CreationError) {
        guard fields.count == 3 else { throw .missingFields }
        let typed = fields.map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = Int(typed[0]) else { throw .unreadableNumber(typed[0]) }
        guard let second = Int(typed[1]) else { throw .unreadableNumber(typed[1]) }
        guard let operation = ArithmeticOperation(rawValue: typed[2]) else { throw .unknownOperation(typed[2]) }
        if operation == .divide && second == 0 { throw .divisionByZero }
        guard operation.fits(first, second) else { throw .overflow }
        let question = Question(firstNumber: first, secondNumber: second, operation: operation)
        questions.append(question)
    }
}

extension ArithmeticOperation {
    /// Whether `Int` has room for the result.
    func fits(_ first: Int, _ second: Int) -> Bool {
        switch self {
        case .add: !first.addingReportingOverflow(second).overflow
        case .subtract: !first.subtractingReportingOverflow(second).overflow
        case .multiply: !first.multipliedReportingOverflow(by: second).overflow
        case .divide: !first.dividedReportingOverflow(by: second).overflow
        }
    }
}
