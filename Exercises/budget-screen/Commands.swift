import ExerciseKit
import SwiftUI

/// An expense as this exercise tells of it. `day` is counted from today: -1 is yesterday.
struct Item: Codable {
    var title: String
    /// As a program writes it: `12.5`.
    var amount: String
    /// `food`, `transport`, `home` or `fun`.
    var category: String
    var day: Int
}

/// What a user does, and what the app does meanwhile. Rows and expenses are counted from 1.
enum Command: Codable, WireRepresentable {
    /// Shows the screen anew.
    case start(locale: String, expenses: [Item])
    /// An expense is added to the store elsewhere.
    case arrive(expense: Item)
    /// The app sets the path.
    case open(rows: [Int])
    case tap(row: Int)
    case swipe(row: Int)
    case back
    case delete
    case add
    case title(text: String)
    case amount(text: String)
    case category(name: String)
    case date(day: Int)
    case save
    case cancel
    case down
}

/// What a user sees, with what the store and the path hold.
enum Observation: Codable, WireRepresentable {
    case list(title: String, rows: [Row], message: String, stored: [Item], path: [String])
    case details(title: String, amount: String?, category: String?, day: Int?, stored: [Item], path: [String])
    case draft(
        heading: String, title: String, category: String, day: Int?, save: SaveButton, stored: [Item], path: [String])
    case impossible
}

/// A row of the list; nil where it does not show the amount as it should.
struct Row: Codable {
    var title: String
    var amount: String?
}

enum SaveButton: Codable {
    case enabled, disabled, absent
}

/// What an app of the student's, or the reference's, is made of.
@MainActor
protocol BudgetApplication {
    /// An expense, as this app has it.
    associatedtype Value: Hashable
    associatedtype Content: View

    init(_ days: Days)

    /// What its store holds.
    var expenses: [Value] { get }
    func item(_ expense: Value) -> Item
    func add(_ item: Item)
    func content(path: Binding<[Value]>) -> Content
}

/// The path, which belongs to the app.
final class Route<Value: Hashable>: ObservableObject {
    @Published var path: [Value] = []
}

private struct Root<Application: BudgetApplication>: View {
    let app: Application
    @ObservedObject var route: Route<Application.Value>

    var body: some View { app.content(path: $route.path) }
}

/// Days and dates: the midnight before a day, so that today is never in the future, and the day of a date.
struct Days {
    private let calendar: Calendar
    private let today: Date

    init() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        self.calendar = calendar
        today = calendar.startOfDay(for: .now)
    }

    func date(_ day: Int) -> Date { calendar.date(byAdding: .day, value: day, to: today) ?? today }

    func day(of date: Date) -> Int {
        calendar.dateComponents([.day], from: today, to: calendar.startOfDay(for: date)).day ?? 0
    }
}

/// Uses the app as the commands say.
@MainActor
final class BudgetUser<Application: BudgetApplication> {
    private let days = Days()
    private var locale = Locale(identifier: "en_US")
    private var app: Application
    private var route = Route<Application.Value>()
    private var screen: Screen
    private var titles: Set<String> = []

    init() {
        app = Application(days)
        screen = Screen(Root(app: app, route: route), settings: ScreenSettings(locale: locale))
    }

    private var stored: [Item] { app.expenses.map(app.item) }
    private var path: [String] { route.path.map { app.item($0).title } }

    func perform(_ command: Command) -> Observation {
        do throws(ScreenError) {
            try follow(command)
            titles.formUnion(stored.map(\.title) + path)
            return observation
        } catch {
            return .impossible
        }
    }

    private func follow(_ command: Command) throws(ScreenError) {
        switch command {
        case .start(let locale, let expenses): start(locale, expenses)
        case .arrive(let expense): screen.letHappen { app.add(expense) }
        case .open(let rows): open(rows)
        case .tap(let row): try screen.tap(try self.row(row).target)
        case .swipe(let row): try swipe(try self.row(row))
        case .back: try screen.goBack()
        case .delete: try screen.tap(.button("Delete Expense"))
        case .add: try screen.tap(.button("Add Expense"))
        case .title(let text): try screen.type(text, into: "Title")
        case .amount(let text): try screen.type(text, into: "Amount")
        case .category(let name): try screen.pick(name, in: "Category")
        case .date(let day): try screen.setDate(days.date(day), in: "Date")
        case .save: try screen.tap(.button("Save"))
        case .cancel: try screen.tap(.button("Cancel"))
        case .down: try screen.dismissSheet()
        }
    }

    private func start(_ locale: String, _ expenses: [Item]) {
        self.locale = Locale(identifier: locale)
        app = Application(days)
        route = Route()
        for expense in expenses { app.add(expense) }
        screen = Screen(Root(app: app, route: route), settings: ScreenSettings(locale: self.locale))
    }

    private func open(_ rows: [Int]) {
        let expenses = app.expenses
        let places = rows.map { $0 - 1 }.filter(expenses.indices.contains)
        screen.letHappen { route.path = places.map { expenses[$0] } }
    }

    /// The row's `onDelete`, or the first of the actions that a swipe offers.
    private func swipe(_ row: ListRow) throws(ScreenError) {
        do throws(ScreenError) {
            try screen.swipeToDelete(row.target)
        } catch {
            guard let action = row.actions.first else { throw error }
            try screen.tapAction(action, of: row.target)
        }
    }

    private func row(_ place: Int) throws(ScreenError) -> ListRow {
        let rows = listRows
        guard page == .list, rows.indices.contains(place - 1) else {
            throw .notFound(what: "row \(place)", screen: screen.text)
        }
        return rows[place - 1]
    }
}

// MARK: reading the screen

extension BudgetUser {
    private enum Page { case list, details, draft }

    /// A row of the list, and where a finger would tap it.
    private struct ListRow {
        var row: Row
        var target: ScreenTarget
        var actions: [String]
    }

    private var top: ScreenElement { screen.elements.last ?? screen.elements[0] }
    private var heading: String { top.all(.navigation).first?.label ?? "" }

    private var page: Page {
        if screen.elements.count > 1 || !top.all(.textField).isEmpty { return .draft }
        return top.all(.navigation).contains { $0.value != "0" } ? .details : .list
    }

    private var observation: Observation {
        switch page {
        case .list:
            let message = top.texts.first { $0 == "No expenses yet" } ?? ""
            return .list(
                title: heading, rows: listRows.map(\.row), message: message, stored: stored, path: path)
        case .details:
            let texts = top.texts
            return .details(
                title: heading, amount: amount(in: texts), category: category(in: texts), day: day(in: texts),
                stored: stored, path: path)
        case .draft:
            return .draft(
                heading: heading, title: top.all(.textField).first { $0.label == "Title" }?.value ?? "",
                category: draftCategory, day: draftDay, save: saveButton, stored: stored,
                path: path)
        }
    }

    private var saveButton: SaveButton {
        guard let button = try? screen.element(.button("Save")) else { return .absent }
        return button.isEnabled ? .enabled : .disabled
    }

    private var listRows: [ListRow] {
        var counts: [String: Int] = [:]
        return top.units(counting: &counts).compactMap { unit in
            let known = titles.filter { title in unit.texts.contains { $0.text.contains(title) } }
            guard let title = known.max(by: { $0.count < $1.count }), let target = unit.target else { return nil }
            let amount = amount(in: unit.texts.map(\.text))
            return ListRow(row: Row(title: title, amount: amount), target: target, actions: unit.actions)
        }
    }

    /// The amount of one of the expenses that is written in one of the texts.
    private func amount(in texts: [String]) -> String? {
        let lines = texts.map(\.plain)
        let amounts = Set(stored.map(\.amount)).sorted { $0.count > $1.count }
        return lines.first(of: amounts) { Writing.of(locale).amount($0) }
    }

    private func category(in texts: [String]) -> String? {
        ["Food", "Transport", "Home", "Fun"].first { name in texts.contains { $0.contains(name) } }
    }

    /// The day of one of the expenses that is written in one of the texts.
    private func day(in texts: [String]) -> Int? {
        let lines = texts.map(\.plain)
        return lines.first(of: Set(stored.map(\.day)).sorted()) { Writing.of(locale).date(days.date($0)) }
    }

    private var draftCategory: String {
        let chosen = top.all(.picker).flatMap(\.children).filter(\.isSelected)
        return category(in: chosen.flatMap(\.texts)) ?? ""
    }

    /// A date picker shows day, month and year, perhaps with the time after them.
    private var draftDay: Int? {
        guard let value = top.all(.datePicker).first?.value?.plain else { return nil }
        return Writing.of(locale).day(beginning: value, days)
    }
}

/// How amounts and dates are written: by the screen's locale, or by the one of the program, which students' `formatted()`
/// takes and which is the same on a device. What was written once is kept.
@MainActor
private final class Writing {
    private static var known: [Locale: Writing] = [:]

    static func of(_ locale: Locale) -> Writing {
        if let known = known[locale] { return known }
        let made = Writing(locale)
        known[locale] = made
        return made
    }

    private let locales: [Locale]
    private let dates: [Date.FormatStyle]
    private var amounts: [String: [String]] = [:]
    private var days: [Date: [String]] = [:]
    private var picked: [String: Int] = [:]

    private init(_ locale: Locale) {
        locales = [locale, .current]
        dates = locales.flatMap { locale in
            let plain = Date.FormatStyle(locale: locale, timeZone: .gmt)
            let lengths: [Date.FormatStyle.DateStyle] = [.abbreviated, .numeric, .long, .complete]
            return [plain.day().month().year(), plain.day().month(.wide).year()]
                + lengths.map { Date.FormatStyle(date: $0, time: .omitted, locale: locale, timeZone: .gmt) }
                + [plain.day(.twoDigits).month(.twoDigits).year(), plain.weekday().day().month().year()]
        }
    }

    /// In US dollars.
    func amount(_ amount: String) -> [String] {
        if let known = amounts[amount] { return known }
        let number = Decimal(string: amount, locale: Locale(identifier: "en_US_POSIX")) ?? 0
        let written = locales.map { number.formatted(.currency(code: "USD").locale($0)).plain }
        amounts[amount] = written
        return written
    }

    func date(_ date: Date) -> [String] {
        if let known = days[date] { return known }
        let written = dates.map { date.formatted($0).plain }
        days[date] = written
        return written
    }

    /// The day near today with whose date `text` begins.
    func day(beginning text: String, _ days: Days) -> Int? {
        if picked.isEmpty {
            for day in -45...9 { picked[days.date(day).formatted(dates[0]).plain] = day }
        }
        return picked[text] ?? picked.first { text.hasPrefix($0.key) }?.value
    }
}

extension [String] {
    /// The first of the values that a line is in writing, else the first that is written in a line, with no digit right before
    /// or after.
    fileprivate func first<Value>(of values: [Value], in writing: (Value) -> [String]) -> Value? {
        values.first { writing($0).contains(where: contains) }
            ?? values.first { writing($0).contains { form in contains { $0.has(form) } } }
    }
}

extension String {
    /// Without marks that only steer the direction of writing, and with plain spaces.
    fileprivate var plain: String {
        let marks: Set<UInt32> = [0x200E, 0x200F, 0x061C, 0x2066, 0x2067, 0x2068, 0x2069]
        let kept = String(unicodeScalars.filter { !marks.contains($0.value) })
        return String(kept.map { $0.isWhitespace ? " " : $0 })
    }

    fileprivate func has(_ form: String) -> Bool {
        ranges(of: form).contains { range in
            self[..<range.lowerBound].last?.isNumber != true && self[range.upperBound...].first?.isNumber != true
        }
    }
}

// MARK: elements

/// A part of a list that stands for itself.
private struct Unit {
    var texts: [Found] = []
    var actions: [String] = []

    /// A text; where a search finds it as such, which of those with its wording it is.
    struct Found {
        var text: String
        var place: Int?
    }

    var target: ScreenTarget? {
        texts.lazy.compactMap { found in found.place.map { ScreenTarget.text(found.text).nth($0) } }.first
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

    fileprivate func all(_ role: Role) -> [ScreenElement] {
        (self.role == role ? [self] : []) + children.flatMap { $0.all(role) }
    }

    /// What can be read in it, but for the bar.
    fileprivate var texts: [String] {
        guard isVisible else { return [] }
        switch role {
        case .title, .toolbarItem, .backButton: return []
        default: return words + children.flatMap(\.texts)
        }
    }

    private var words: [String] {
        let badges = looks.filter { $0.name == "badge" }.map(\.value)
        switch role {
        case .text: return [label] + badges
        case .labeledContent: return [label, value ?? ""] + badges
        default: return badges
        }
    }

    /// Rows, or where there are none buttons and what is arranged side by side. Every text is counted, seen or not.
    fileprivate func units(counting counts: inout [String: Int]) -> [Unit] {
        switch role {
        case .row, .button, .link, .horizontalStack, .labeledContent, .text:
            var unit = Unit()
            collect(into: &unit, counting: &counts)
            return [unit]
        default:
            var units: [Unit] = []
            for child in children { units += child.units(counting: &counts) }
            return [.title, .toolbarItem, .backButton, .header, .footer].contains(role) ? [] : units
        }
    }

    private func collect(into unit: inout Unit, counting counts: inout [String: Int]) {
        if role == .text {
            unit.texts.append(Unit.Found(text: label, place: counts[label, default: 0]))
            counts[label, default: 0] += 1
        }
        unit.texts += words.map { Unit.Found(text: $0, place: nil) }
        unit.actions += actions
        for child in children { child.collect(into: &unit, counting: &counts) }
    }
}
