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

    mutating func create(from fields: [String]) throws(CreationError) {
        questions.insert(try Question(fields: fields), at: questions.startIndex)
    }
}

extension Question {
    init(fields: [String]) throws(CreationError) {
        if fields.count != 3 { throw .missingFields }
        self.init(
            firstNumber: try fields[0].wholeNumber(), secondNumber: try fields[1].wholeNumber(),
            operation: try fields[2].operation())
        if operation == .divide, secondNumber == 0 { throw .divisionByZero }
        if Int(exactly: wideResult) == nil { throw .overflow }
    }

    private var wideResult: Int128 {
        let first = Int128(firstNumber)
        let second = Int128(secondNumber)
        switch operation {
        case .add: return first + second
        case .subtract: return first - second
        case .multiply: return first * second
        case .divide: return first / second
        }
    }
}

extension String {
    private var trimmed: String { trimmingCharacters(in: .whitespaces) }

    fileprivate func wholeNumber() throws(CreationError) -> Int {
        guard let number = Int(trimmed) else { throw .unreadableNumber(trimmed) }
        return number
    }

    fileprivate func operation() throws(CreationError) -> ArithmeticOperation {
        guard let operation = ArithmeticOperation(rawValue: trimmed) else { throw .unknownOperation(trimmed) }
        return operation
    }
}
