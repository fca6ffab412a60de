import Foundation

enum ArithmeticOperation: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"

    /// The sign that users see.
    var sign: String {
        switch self {
        case .add: "+"
        case .subtract: "−"
        case .multiply: "×"
        case .divide: "÷"
        }
    }

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

struct Question: Identifiable {
    let id = UUID()
    let firstNumber: Int
    let secondNumber: Int
    let operation: ArithmeticOperation

    var result: Int {
        switch operation {
        case .add: firstNumber + secondNumber
        case .subtract: firstNumber - secondNumber
        case .multiply: firstNumber * secondNumber
        case .divide: firstNumber / secondNumber
        }
    }

    /// Such as "12 ÷ 5".
    var text: String { "\(firstNumber) \(operation.sign) \(secondNumber)" }
}

/// Why no question was made.
enum CreationError: Error {
    case missingFields
    case unreadableNumber(String)
    case unknownOperation(String)
    case divisionByZero
    case overflow

    /// What to tell the user.
    var message: String {
        switch self {
        case .missingFields: "Fill in all three fields."
        case .unreadableNumber(let text): "“\(text)” is not a whole number."
        case .unknownOperation(let text): "“\(text)” is not one of + - / *."
        case .divisionByZero: "A number cannot be divided by zero."
        case .overflow: "The result does not fit."
        }
    }
}

/// The questions, the newest first.
struct QuestionStore {
    private(set) var questions: [Question] = []

    /// Makes a question from three typed texts, the first number, the second and the operation, and puts it first.
    /// Throws the first fault it finds and adds nothing then.
    mutating func create(from fields: [String]) throws(CreationError) {
        guard fields.count == 3 else { throw .missingFields }
        let typed = fields.map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = Int(typed[0]) else { throw .unreadableNumber(typed[0]) }
        guard let second = Int(typed[1]) else { throw .unreadableNumber(typed[1]) }
        guard let operation = ArithmeticOperation(rawValue: typed[2]) else { throw .unknownOperation(typed[2]) }
        if operation == .divide && second == 0 { throw .divisionByZero }
        guard operation.fits(first, second) else { throw .overflow }
        let question = Question(firstNumber: first, secondNumber: second, operation: operation)
        questions.insert(question, at: 0)
    }
}
