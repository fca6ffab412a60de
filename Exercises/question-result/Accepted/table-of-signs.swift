import Foundation

enum ArithmeticOperation: Hashable {
    case add, subtract, multiply, divide
}

let shownSigns: [ArithmeticOperation: String] = [.add: "+", .subtract: "−", .multiply: "×", .divide: "÷"]

struct Question {
    let firstNumber, secondNumber: Int
    let operation: ArithmeticOperation

    var result: Int {
        guard operation == .divide else { return simpleResult }
        let magnitude = Int(firstNumber.magnitude / secondNumber.magnitude)
        return firstNumber.signum() * secondNumber.signum() * magnitude
    }

    private var simpleResult: Int {
        if operation == .subtract { return firstNumber - secondNumber }
        return operation == .multiply ? firstNumber * secondNumber : firstNumber + secondNumber
    }

    var text: String {
        [String(firstNumber), shownSigns[operation, default: ""], String(secondNumber)].joined(separator: " ")
    }
}
