import ExerciseKit
import SwiftUI

/// What can be chosen here. Two with one id are one choice; a name may change.
struct Option: Codable, Hashable, Identifiable {
    var id: String
    var name: String
}

/// What a user does, and what changes elsewhere.
enum Command: Codable, WireRepresentable {
    /// Shows the form anew.
    case form(locale: String, options: [Option], chosen: [Option])
    /// Taps the row.
    case open
    /// Taps a row of the list, from 1.
    case tap(row: Int)
    case back
    /// The options become others.
    case change(options: [Option])
    /// The set becomes another.
    case choose(values: [Option])
}

/// What a user sees, and what is in the set.
enum Observation: Codable, WireRepresentable {
    case row(label: String, summary: String, chosen: [Option])
    case list(rows: [Row], chosen: [Option])
    case impossible
}

enum Row: Codable {
    case marked(text: String)
    case plain(text: String)
}

/// Whoever uses the row: its form holds the set.
final class Owner: ObservableObject {
    @Published var options: [Option] = []
    @Published var chosen: Set<Option> = []
}

private struct OwnersForm<Content: View>: View {
    @ObservedObject var owner: Owner
    let row: (Owner, Binding<Set<Option>>) -> Content

    var body: some View {
        NavigationStack {
            Form {
                row(owner, $owner.chosen)
            }
            .navigationTitle("Edit Task")
        }
    }
}

/// Uses a row as the commands say.
@MainActor
final class User {
    static let label = "Serving Goals"

    private var owner = Owner()
    private var screen: Screen
    private var known: Set<String> = []
    private let show: @MainActor (Owner, Locale) -> Screen

    /// `row` makes the row of the options, with the label `User.label`.
    init<Content: View>(row: @escaping (Owner, Binding<Set<Option>>) -> Content) {
        show = { owner, locale in
            Screen(OwnersForm(owner: owner, row: row), settings: ScreenSettings(locale: locale))
        }
        screen = show(owner, Locale(identifier: "en_GB"))
    }

    func perform(_ command: Command) -> Observation {
        do throws(ScreenError) {
            switch command {
            case .form(let locale, let options, let chosen):
                owner = Owner()
                owner.options = options
                owner.chosen = Set(chosen)
                screen = show(owner, Locale(identifier: locale))
            case .open:
                guard !isListOpen else { return .impossible }
                try screen.tap(.labelled(Self.label))
            case .tap(let row): try tap(row)
            case .back: try screen.goBack()
            case .change(let options): screen.letHappen { owner.options = options }
            case .choose(let values): screen.letHappen { owner.chosen = Set(values) }
            }
            learnNames()
            return observation
        } catch {
            return .impossible
        }
    }

    private func tap(_ row: Int) throws(ScreenError) {
        let rows = listRows
        guard isListOpen, rows.indices.contains(row - 1) else {
            throw .notFound(what: "row \(row)", screen: screen.text)
        }
        try screen.tap(rows[row - 1].target)
    }

    /// Names that an option has, or had: what else a list says is nobody's business.
    private func learnNames() {
        known.formUnion(owner.options.map(\.name))
        known.formUnion(owner.chosen.map(\.name))
    }

    private var observation: Observation {
        let chosen = owner.chosen.sorted { ($0.id, $0.name) < ($1.id, $1.name) }
        guard isListOpen else {
            let texts = top.texts(in: .form)
            let summary = texts.filter { $0 != Self.label }.joined(separator: " ")
            return .row(label: texts.contains(Self.label) ? Self.label : "", summary: summary, chosen: chosen)
        }
        return .list(rows: listRows.map(\.row), chosen: chosen)
    }
}

// MARK: reading the screen

extension User {
    /// A row of the list, and where a finger would tap it.
    private struct ListRow {
        var row: Row
        var target: ScreenTarget
    }

    private var top: ScreenElement {
        screen.elements.last ?? screen.elements[0]
    }

    /// Whether the form is covered: by a pushed page, or by whatever else was opened.
    private var isListOpen: Bool {
        screen.elements.count > 1 || top.all(.navigation).contains { $0.value != "0" }
    }

    private var listRows: [ListRow] {
        var seen: [String: Int] = [:]
        return top.units.compactMap { unit in
            let texts = unit.texts
            // The nth text of this wording is the nth row's, in the order in which a search finds them.
            guard let text = texts.first(where: known.contains) else { return nil }
            let place = seen[text, default: 0]
            seen[text] = place + 1
            let isMarked = unit.images.contains { $0.hasPrefix("checkmark") } || texts.contains { "✓✔︎✔️☑️✅".contains($0) }
            return ListRow(
                row: isMarked ? .marked(text: text) : .plain(text: text), target: ScreenTarget.text(text).nth(place))
        }
    }
}

extension ScreenElement {
    /// Whether a user sees it, as far as its looks tell.
    private var isVisible: Bool {
        !looks.contains { look in
            look.name == "hidden" || look.name == "opacity" && Double(look.value) == 0
                || look.name == "foregroundStyle" && look.value == "clear"
        }
    }

    func all(_ role: Role) -> [ScreenElement] {
        (self.role == role ? [self] : []) + children.flatMap { $0.all(role) }
    }

    /// What stands for itself in a list: a row, or where there are none a button or what is arranged side by side.
    var units: [ScreenElement] {
        guard isVisible else { return [] }
        switch role {
        case .title, .toolbarItem, .backButton, .header, .footer, .searchField: return []
        case .row, .button, .link, .horizontalStack, .labeledContent, .toggle, .text: return [self]
        default: return children.flatMap(\.units)
        }
    }

    /// The texts in it that can be seen, without the marks that only steer the direction of writing.
    var texts: [String] {
        guard isVisible else { return [] }
        let own = role == .text ? [String(label.unicodeScalars.filter { !("\u{2066}"..."\u{2069}").contains($0) })] : []
        return (own + children.flatMap(\.texts)).filter { !$0.isEmpty }
    }

    /// The texts below elements of this role.
    func texts(in role: Role) -> [String] { all(role).flatMap { $0.units.flatMap(\.texts) } }

    /// The images in it that can be seen.
    var images: [String] {
        guard isVisible else { return [] }
        return (role == .image ? [label] : []) + children.flatMap(\.images)
    }
}
