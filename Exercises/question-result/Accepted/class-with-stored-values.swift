import Foundation

enum ArithmeticOperation: String, CaseIterable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
}

final class Question: Identifiable {
    let result: Int
    let text: String

    init(firstNumber: Int, secondNumber: Int, operation: ArithmeticOperation) {
        if operation == .add {
            result = firstNumber + secondNumber
            text = "\(firstNumber) + \(secondNumber)"
        } else if operation == .subtract {
            result = firstNumber - secondNumber
            text = "\(firstNumber) \u{2212} \(secondNumber)"
        } else if operation == .multiply {
            result = firstNumber * secondNumber
            text = "\(firstNumber) × \(secondNumber)"
        } else {
            result = firstNumber.quotientAndRemainder(dividingBy: secondNumber).quotient
            text = "\(firstNumber) ÷ \(secondNumber)"
        }
    }
}
