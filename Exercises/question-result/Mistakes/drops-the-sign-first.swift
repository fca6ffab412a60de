import Foundation

enum ArithmeticOperation: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
}

/// Two whole numbers and what is to be done with them.
struct Question: Identifiable {
    let id = UUID()
    let firstNumber: Int
    let secondNumber: Int
    let operation: ArithmeticOperation

    /// The result, a whole number. A quotient is cut toward zero.
    var result: Int {
        switch operation {
        case .add: firstNumber + secondNumber
        case .subtract: firstNumber - secondNumber
        case .multiply: firstNumber * secondNumber
        case .divide:
            (firstNumber < 0) == (secondNumber < 0)
                ? abs(firstNumber) / abs(secondNumber) : -(abs(firstNumber) / abs(secondNumber))
        }
    }

    /// The question as users read it, such as "12 ÷ 5". The signs are + − × ÷.
    var text: String {
        "\(firstNumber) \(operation.sign) \(secondNumber)"
    }
}

extension ArithmeticOperation {
    /// The sign that users see.
    var sign: String {
        switch self {
        case .add: "+"
        case .subtract: "−"
        case .multiply: "×"
        case .divide: "÷"
        }
    }
}
