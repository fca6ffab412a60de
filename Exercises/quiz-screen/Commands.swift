import ExerciseKit
import SwiftUI

enum Command: Codable, WireRepresentable {
    /// Taps "Create a question".
    case create
    /// Types into the three fields of the alert.
    case fill(first: String, second: String, operation: String)
    case ok
    case cancel
    /// Types an answer in place of what the field holds; the question on top is 1.
    case answer(question: Int, text: String)
    /// Taps "Check" beside a question; the one on top is 1.
    case check(question: Int)
}

enum Observation: Codable, WireRepresentable {
    case screen(title: String, rows: [Row], reason: Reason, alert: Alert)
    /// What the command names cannot be tapped or typed into.
    case cannot
}

/// A question and what its field holds.
struct Row: Codable {
    let question: String
    let answer: String
}

/// Why no question was added, as the screen says it.
enum Reason: Codable {
    case noReason
    case reason(text: String)
}

enum Alert: Codable {
    case noAlert
    case verdict(title: String, message: String)
    /// The alert for a new question, and what its fields hold.
    case creating(title: String, first: String, second: String, operation: String)
}

/// Uses a quiz screen as told and says what is on it.
@MainActor
struct Player {
    private let screen: Screen

    init(_ screen: Screen) { self.screen = screen }

    func perform(_ command: Command) -> Observation {
        do {
            try use(command)
            return seen
        } catch {
            return .cannot
        }
    }

    private func use(_ command: Command) throws(ScreenError) {
        switch command {
        case .create: try screen.tap(.button("Create a question"))
        case .fill(let first, let second, let operation):
            try screen.type(first, into: Field.first)
            try screen.type(second, into: Field.second)
            try screen.type(operation, into: Field.operation)
        case .ok: try tapInAlert("OK")
        case .cancel: try tapInAlert("Cancel")
        case .answer(let question, let text):
            try screen.type(text, into: .field(Field.answer).nth(max(question - 1, 0)))
        case .check(let question): try screen.tap(.button("Check").nth(max(question - 1, 0)))
        }
    }

    /// Only an alert has these buttons.
    private func tapInAlert(_ label: String) throws(ScreenError) {
        guard screen.elements.last?.role == .alert else {
            throw .notFound(what: "alert", screen: screen.text)
        }
        try screen.tap(.button(label))
    }

    private var seen: Observation {
        let layers = screen.elements
        let page = layers[0].all
        let reason = page.lazy.compactMap(\.ownText).compactMap(Self.reason).first
        return .screen(
            title: page.first { $0.role == .navigation }?.label ?? "", rows: Self.rows(page),
            reason: reason.map { .reason(text: $0) } ?? .noReason, alert: Self.alert(layers.dropFirst().last))
    }
}

private enum Field {
    static let first = "First number"
    static let second = "Second number"
    static let operation = "Operation (+ - / *)"
    static let answer = "Answer"
}

extension Player {
    /// The questions and the answers that have been typed, each in the order of reading.
    private static func rows(_ page: [ScreenElement]) -> [Row] {
        let questions = page.compactMap(\.ownText).filter { reason($0) == nil }.compactMap(question)
        let answers = page.compactMap { $0.holds(Field.answer) }
        return (0..<max(questions.count, answers.count)).map { index in
            Row(
                question: index < questions.count ? questions[index] : "?",
                answer: index < answers.count ? answers[index] : "?")
        }
    }

    /// The question that is part of a text: two whole numbers with a sign between.
    private static func question(_ text: String) -> String? {
        let words = text.split(whereSeparator: \.isWhitespace)
        for index in words.indices.dropFirst().dropLast() where ["+", "−", "×", "÷"].contains(words[index]) {
            let first = words[index - 1].drop { !$0.isNumber && $0 != "-" }
            let second = words[index + 1].prefix { $0.isNumber || $0 == "-" }
            if Int(first) != nil, Int(second) != nil { return "\(first) \(words[index]) \(second)" }
        }
        return nil
    }

    /// The reason that is part of a text.
    private static func reason(_ text: String) -> String? {
        for plain in ["Fill in all three fields.", "A number cannot be divided by zero.", "The result does not fit."] {
            if text.contains(plain) { return plain }
        }
        for ending in ["” is not a whole number.", "” is not one of + - / *."] {
            guard let start = text.firstIndex(of: "“"), let end = text.range(of: ending) else { continue }
            return String(text[start..<end.upperBound])
        }
        return nil
    }

    private static func alert(_ layer: ScreenElement?) -> Alert {
        guard let layer else { return .noAlert }
        let title = layer.role == .alert ? layer.label : "\(layer.role)"
        let elements = layer.all
        func field(_ label: String) -> String? { elements.lazy.compactMap { $0.holds(label) }.first }
        guard elements.contains(where: { $0.role == .textField }) else {
            return .verdict(title: title, message: layer.message)
        }
        return .creating(
            title: title, first: field(Field.first) ?? "?", second: field(Field.second) ?? "?",
            operation: field(Field.operation) ?? "?")
    }
}

extension ScreenElement {
    /// This element and all in it, in the order of reading.
    fileprivate var all: [ScreenElement] { [self] + children.flatMap(\.all) }

    /// What it says itself, other than through the elements in it.
    fileprivate var ownText: String? {
        switch role {
        case .text: label
        case .image, .title, .backButton, .navigation, .textField: nil
        default: label.isEmpty || all.dropFirst().contains { $0.role == .text } ? nil : label
        }
    }

    /// The value of a text field with this label or prompt.
    fileprivate func holds(_ name: String) -> String? {
        guard role == .textField, label == name || prompt == name else { return nil }
        return value ?? ""
    }

    /// The texts of an alert beside its buttons.
    fileprivate var message: String {
        children.filter { $0.role != .button }.flatMap(\.all).compactMap(\.ownText).joined(separator: " ")
    }
}
