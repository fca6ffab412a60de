import Foundation

enum ArithmeticOperation: String, CaseIterable {
    case add = "+"
    case subtract = "-"
    case multiply = "*"
    case divide = "/"
}

struct Question: Identifiable, Equatable {
    let id = UUID()
    let firstNumber: Int
    let secondNumber: Int
    let operation: ArithmeticOperation
}

enum CreationError: Error, Equatable {
    case missingFields
    case unreadableNumber(String)
    case unknownOperation(String)
    case divisionByZero
    case overflow
}

final class QuestionStore {
    private var oldestFirst: [Question] = []

    var questions: [Question] { oldestFirst.reversed() }

    func create(from fields: [String]) throws {
        if fields.count != 3 {
            throw CreationError.missingFields
        }
        let first = try number(in: fields[0])
        let second = try number(in: fields[1])
        let sign = fields[2].trimmingCharacters(in: .whitespacesAndNewlines)
        var operation: ArithmeticOperation?
        for candidate in ArithmeticOperation.allCases where candidate.rawValue == sign {
            operation = candidate
        }
        guard let operation = operation else {
            throw CreationError.unknownOperation(fields[2])
        }
        try check(first, operation, second)
        oldestFirst.append(Question(firstNumber: first, secondNumber: second, operation: operation))
    }

    private func number(in field: String) throws -> Int {
        if let number = Int(field.trimmingCharacters(in: .whitespacesAndNewlines)) {
            return number
        }
        throw CreationError.unreadableNumber(field)
    }

    private func check(_ first: Int, _ operation: ArithmeticOperation, _ second: Int) throws {
        var overflow = false
        switch operation {
        case .add: (_, overflow) = first.addingReportingOverflow(second)
        case .subtract: (_, overflow) = first.subtractingReportingOverflow(second)
        case .multiply: (_, overflow) = first.multipliedReportingOverflow(by: second)
        case .divide:
            if second == 0 { throw CreationError.divisionByZero }
            overflow = first == Int.min && second == -1
        }
        if overflow { throw CreationError.overflow }
    }
}
