import Foundation
import SwiftUI

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

/// A question and what has been typed for it.
final class Entry: ObservableObject, Identifiable {
    let question: Question
    @Published var typed = ""

    init(_ question: Question) { self.question = question }

    var id: UUID { question.id }

    var verdict: Verdict {
        guard let answer = Int(typed.trimmingCharacters(in: .whitespaces)) else { return .unreadable }
        return answer == question.result ? .right : .wrong
    }
}

enum Verdict: String, Identifiable {
    case right = "Correct!"
    case wrong = "Wrong"
    case unreadable = "Not a whole number"

    var id: Self { self }
    var title: String { rawValue }

    var message: String {
        switch self {
        case .right: return "Your answer is right. Congratulations!"
        case .wrong: return "Your answer is wrong. You can try again."
        case .unreadable: return "Type a number such as 12 or -3."
        }
    }
}

final class QuizModel: ObservableObject {
    struct Input {
        var first = ""
        var second = ""
        var operation = ""
    }

    @Published private(set) var entries: [Entry] = []
    @Published private(set) var reason: String?
    @Published var verdict: Verdict?
    @Published var input = Input()

    func create() {
        var store = QuestionStore()
        do {
            try store.create(from: [input.first, input.second, input.operation])
            entries.insert(contentsOf: store.questions.map(Entry.init), at: 0)
            reason = nil
        } catch {
            reason = error.message
        }
    }
}
