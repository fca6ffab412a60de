import ExerciseKit
import SwiftUI

@testable import Commands

@MainActor
struct ReferenceQuiz: @preconcurrency Reference {
    private let player = Player(Screen(ReferenceScreen()))

    mutating func perform(_ command: Command) throws(Trap) -> Observation { player.perform(command) }

    nonisolated static func sequence(length: Int, using generator: inout some RandomNumberGenerator) -> [Command] {
        var user = User()
        return (0..<length).map { _ in user.next(using: &generator) }
    }
}

let oracle = Oracle(ReferenceQuiz.self)

// MARK: the screen

struct ReferenceScreen: View {
    @State private var questions: [ReferenceQuestion] = []
    @State private var reason: String?
    @State private var isCreating = false
    @State private var first = ""
    @State private var second = ""
    @State private var operation = ""

    var body: some View {
        NavigationStack {
            List {
                Button("Create a question") {
                    (first, second, operation) = ("", "", "")
                    isCreating = true
                }
                if let reason { Text(reason) }
                ForEach(questions) { ReferenceRow(question: $0) }
            }
            .navigationTitle("Questions")
        }
        .alert("Create a question!", isPresented: $isCreating) {
            TextField("First number", text: $first)
            TextField("Second number", text: $second)
            TextField("Operation (+ - / *)", text: $operation)
            Button("OK", action: create)
            Button("Cancel", role: .cancel) {}
        }
    }

    private func create() {
        switch ReferenceQuestion.made(of: first, second, operation) {
        case .success(let question):
            questions.insert(question, at: 0)
            reason = nil
        case .failure(let refusal): reason = refusal.reason
        }
    }
}

struct ReferenceRow: View {
    let question: ReferenceQuestion
    @State private var typed = ""
    @State private var title = ""
    @State private var message = ""
    @State private var isMarked = false

    var body: some View {
        VStack {
            Text(question.text)
            TextField("Answer", text: $typed)
            Button("Check", action: check)
        }
        .alert(title, isPresented: $isMarked) {
            Button("OK") {}
        } message: {
            Text(message)
        }
    }

    private func check() {
        let answer = Int(typed.trimmingCharacters(in: .whitespaces))
        if answer == nil {
            (title, message) = ("Not a whole number", "Type a number such as 12 or -3.")
        } else if answer == question.result {
            (title, message) = ("Correct!", "Your answer is right. Congratulations!")
        } else {
            (title, message) = ("Wrong", "Your answer is wrong. You can try again.")
        }
        isMarked = true
    }
}

// MARK: the questions

struct ReferenceQuestion: Identifiable {
    let id = UUID()
    let text: String
    let result: Int

    struct Refusal: Error {
        let reason: String
    }

    static func made(of first: String, _ second: String, _ operation: String) -> Result<Self, Refusal> {
        let first = first.trimmingCharacters(in: .whitespaces)
        let second = second.trimmingCharacters(in: .whitespaces)
        let operation = operation.trimmingCharacters(in: .whitespaces)
        guard let a = Int(first) else { return refused("“\(first)” is not a whole number.") }
        guard let b = Int(second) else { return refused("“\(second)” is not a whole number.") }
        let outcome: (sign: String, (partialValue: Int, overflow: Bool))
        switch operation {
        case "+": outcome = ("+", a.addingReportingOverflow(b))
        case "-": outcome = ("−", a.subtractingReportingOverflow(b))
        case "*": outcome = ("×", a.multipliedReportingOverflow(by: b))
        case "/": outcome = ("÷", a.dividedReportingOverflow(by: b))
        default: return refused("“\(operation)” is not one of + - / *.")
        }
        if operation == "/", b == 0 { return refused("A number cannot be divided by zero.") }
        if outcome.1.overflow { return refused("The result does not fit.") }
        return .success(Self(text: "\(a) \(outcome.sign) \(b)", result: outcome.1.partialValue))
    }

    private static func refused(_ reason: String) -> Result<Self, Refusal> { .failure(Refusal(reason: reason)) }
}

// MARK: what to try

/// Somebody at the screen, who mostly does what makes sense.
private struct User {
    private enum Place { case list, creating, marked }
    private var place = Place.list
    private var fields = ["", "", ""]
    /// The newest first.
    private var results: [Int] = []

    mutating func next(using generator: inout some RandomNumberGenerator) -> Command {
        if Int.random(in: 0..<20, using: &generator) == 0 { return stray(using: &generator) }
        switch place {
        case .list: return onList(using: &generator)
        case .marked:
            place = .list
            return .ok
        case .creating: return inAlert(using: &generator)
        }
    }

    /// Something that may not be there.
    private func stray(using generator: inout some RandomNumberGenerator) -> Command {
        let question = Int.random(in: 1...3, using: &generator)
        return place == .list ? .answer(question: question, text: "7") : .check(question: question)
    }

    private mutating func onList(using generator: inout some RandomNumberGenerator) -> Command {
        let question = Int.random(in: 1...max(results.count, 1), using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0 where !results.isEmpty:
            return .answer(question: question, text: answer(results[question - 1], using: &generator))
        case 1 where !results.isEmpty:
            place = .marked
            return .check(question: question)
        default:
            place = .creating
            fields = ["", "", ""]
            return .create
        }
    }

    private func answer(_ result: Int, using generator: inout some RandomNumberGenerator) -> String {
        let texts = ["\(result)", "\(result)", " \(result) ", "0\(abs(result))", "\(result + 1)", "\(-result)", "0"]
        return (texts + ["", "abc", "12.0", "12,5", "7 "]).randomElement(using: &generator) ?? ""
    }

    private mutating func inAlert(using generator: inout some RandomNumberGenerator) -> Command {
        if fields.allSatisfy(\.isEmpty), Int.random(in: 0..<6, using: &generator) > 0 {
            let numbers = ["12", "5", "-7", "0", "40", "8", " 3 ", "12", "5", "40", "", "abc", "9223372036854775807"]
            let signs = ["+", "-", "*", "/", "/", " + ", "^", ""]
            fields = [numbers, numbers, signs].map { $0.randomElement(using: &generator) ?? "" }
            return .fill(first: fields[0], second: fields[1], operation: fields[2])
        }
        place = .list
        guard Int.random(in: 0..<4, using: &generator) > 0 else { return .cancel }
        if case .success(let question) = ReferenceQuestion.made(of: fields[0], fields[1], fields[2]) {
            results.insert(question.result, at: 0)
        }
        return .ok
    }
}
