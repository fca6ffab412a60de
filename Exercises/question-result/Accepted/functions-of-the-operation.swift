enum ArithmeticOperation: String {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"

    func apply(_ a: Int, _ b: Int) -> Int {
        let calculate: (Int, Int) -> Int =
            switch self {
            case .add: (+)
            case .subtract: (-)
            case .multiply: (*)
            case .divide: (/)
            }
        return calculate(a, b)
    }

    var sign: Character {
        switch self {
        case .add: return "+"
        case .subtract: return "−"
        case .multiply: return "×"
        case .divide: return "÷"
        }
    }
}

public struct Question: Equatable {
    var firstNumber: Int
    var secondNumber: Int
    var operation: ArithmeticOperation

    var result: Int { operation.apply(firstNumber, secondNumber) }
    public var text: String { String(firstNumber) + " " + String(operation.sign) + " " + String(secondNumber) }
}
