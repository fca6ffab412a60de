import ExerciseKit
import SwiftUI

/// What a user does.
enum Command: Codable, WireRepresentable {
    /// Opens the sheet, fills it in and saves. What is nil is left as it was found.
    case add(name: String, type: String?, amount: String?)
    /// Opens the sheet, types a name and swipes the sheet away.
    case abandon(name: String)
    /// Opens the sheet to look at it, and swipes it away.
    case look
    /// Swipes the row at this position, and deletes it.
    case delete(row: Int)
    /// Quits the program and launches it again.
    case launch
}

/// What a user sees afterwards.
enum Observation: Codable, WireRepresentable {
    case list(title: String, rows: [Row])
    case form(title: String, name: String, type: String, types: [String], amount: String)
    /// Nothing can be done on the list: this stands over it.
    case covered(by: String)
    /// There is nothing of this kind to tap or type into.
    case missing(String)
}

struct Row: Codable, Equatable {
    /// What stands there beside the amount, word by word, such as `Lunch Personal`.
    var words: String
    var amount: String
}

/// Somebody who uses the program: taps what has the right name, wherever it stands, and reads what is there, however it
/// is arranged.
@MainActor
struct User {
    private let launch: @MainActor () -> Screen
    private var screen: Screen

    /// `launch` makes the program's first screen.
    init(_ launch: @escaping @MainActor () -> Screen) {
        for key in UserDefaults.standard.dictionaryRepresentation().keys {
            UserDefaults.standard.removeObject(forKey: key)
        }
        self.launch = launch
        screen = launch()
    }

    mutating func perform(_ command: Command) -> Observation {
        do throws(Missing) {
            switch command {
            case .add(let name, let type, let amount):
                try open()
                try fill("Name", with: name)
                if let type { try choose(type) }
                if let amount { try fill("Amount", with: amount) }
                try tap(["Save", "Done", "checkmark"], called: "Save")
            case .abandon(let name):
                try open()
                try fill("Name", with: name)
                try close()
            case .look:
                try open()
                let form = form()
                try close()
                return form
            case .delete(let row): try delete(row)
            case .launch: screen = launch()
            }
            return shown()
        } catch {
            return .missing(error.what)
        }
    }
}

/// There is nothing of this name on the screen that could be used so.
private struct Missing: Error { var what: String }

extension User {
    private func open() throws(Missing) { try tap(["Add Expense", "Add", "plus"], called: "Add Expense") }

    private func tap(_ names: [String], called name: String) throws(Missing) {
        guard let found = names.first(where: { screen.shows(.button($0)) }), (try? screen.tap(.button(found))) != nil
        else { throw Missing(what: name) }
    }

    private func fill(_ field: String, with text: String) throws(Missing) {
        guard (try? screen.type(text, into: field)) != nil else { throw Missing(what: field) }
    }

    private func choose(_ type: String) throws(Missing) {
        guard (try? screen.pick(type, in: "Type")) != nil else { throw Missing(what: type) }
    }

    private func close() throws(Missing) {
        guard (try? screen.dismissSheet()) != nil else { throw Missing(what: "sheet") }
    }

    private func delete(_ row: Int) throws(Missing) {
        let rows = screen.rows
        // What a shortened sequence may hold is nothing to a user.
        guard !rows.isEmpty, row >= 0 else { return }
        let target = ScreenTarget.row(at: rows[row % rows.count].position)
        guard (try? screen.swipeToDelete(target)) != nil else { throw Missing(what: "Delete") }
    }

    private func shown() -> Observation {
        if let cover = screen.elements.dropFirst().last { return .covered(by: cover.role.rawValue) }
        return .list(title: screen.title, rows: screen.rows.map(\.row))
    }

    private func form() -> Observation {
        let fields = screen.all(.textField)
        let picker = screen.all(.picker).first
        return .form(
            title: screen.title, name: fields.first { $0.isNamed("Name") }?.value ?? "",
            type: picker?.value ?? "", types: (picker?.children.map(\.label) ?? []).sorted(),
            amount: money(fields.first { $0.isNamed("Amount") }?.value ?? ""))
    }
}

/// An amount in dollars as it is written in any of the usual ways: `$12.50` for `US$12.50` too.
private func money(_ text: String) -> String {
    let digits = text.filter { $0.isNumber || $0 == "." || $0 == "-" }
    return (text.contains("$") || text.contains("USD") ? "$" : "") + digits
}

extension ScreenElement {
    fileprivate func isNamed(_ name: String) -> Bool { label == name || prompt == name }

    /// All of these within, in order.
    fileprivate func all(_ role: Role) -> [ScreenElement] {
        (self.role == role ? [self] : []) + children.flatMap { $0.all(role) }
    }
}

extension Screen {
    private var top: ScreenElement? { elements.last }

    fileprivate func all(_ role: ScreenElement.Role) -> [ScreenElement] { top?.all(role) ?? [] }

    fileprivate var title: String { all(.title).first?.label ?? "" }

    /// The rows that hold an amount, with their positions among all rows.
    fileprivate var rows: [(position: Int, row: Row)] {
        all(.row).enumerated().compactMap { position, row in
            let texts = row.all(.text).map(\.label)
            guard let amount = texts.first(where: { $0.contains { $0.isNumber } }) else { return nil }
            let words = texts.filter { $0 != amount }.flatMap { $0.split { !$0.isLetter } }
            return (position, Row(words: words.joined(separator: " "), amount: money(amount)))
        }
    }
}
