import ExerciseKit
import SwiftUI

@testable import Commands

// MARK: the reference, in its plainest form

struct ReferenceExpense: Hashable, Identifiable {
    let id = UUID()
    var item: Item

    static func == (one: Self, other: Self) -> Bool { one.id == other.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    var amount: Decimal { Decimal(string: item.amount, locale: Locale(identifier: "en_US_POSIX")) ?? 0 }
}

private final class ReferenceStore: ObservableObject {
    @Published var expenses: [ReferenceExpense] = []
}

private struct ReferenceScreen: View {
    @ObservedObject var store: ReferenceStore
    let days: Days
    @Binding var path: [ReferenceExpense]
    @State private var isAdding = false

    var body: some View {
        NavigationStack(path: $path) {
            List {
                if store.expenses.isEmpty { Text("No expenses yet") }
                ForEach(store.expenses) { expense in
                    NavigationLink(value: expense) {
                        Text(expense.item.title)
                        Text(expense.amount, format: .currency(code: "USD"))
                    }
                }
                .onDelete { store.expenses.remove(atOffsets: $0) }
            }
            .navigationTitle("Expenses")
            .navigationDestination(for: ReferenceExpense.self, destination: details)
            .toolbar {
                Button("Add Expense") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) {
                ReferenceForm(days: days) { store.expenses.append(ReferenceExpense(item: $0)) }
            }
        }
    }

    private func details(of expense: ReferenceExpense) -> some View {
        Form {
            Text(expense.amount, format: .currency(code: "USD"))
            Text(expense.item.category.capitalized)
            Text(days.date(expense.item.day), format: .dateTime.day().month().year())
            Button("Delete Expense") { delete(expense) }
        }
        .navigationTitle(expense.item.title)
    }

    private func delete(_ expense: ReferenceExpense) {
        store.expenses.removeAll { $0 == expense }
        path = Array(path.prefix { $0 != expense })
    }
}

private struct ReferenceForm: View {
    let days: Days
    let save: (Item) -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var amount: Decimal?
    @State private var category = "food"
    @State private var date = Date.now

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                TextField("Amount", value: $amount, format: .number)
                Picker("Category", selection: $category) {
                    ForEach(["food", "transport", "home", "fun"], id: \.self) { Text($0.capitalized) }
                }
                DatePicker("Date", selection: $date, in: ...Date.now, displayedComponents: .date)
                Button("Save") {
                    if let item { save(item) }
                    dismiss()
                }
                .disabled(item == nil)
                Button("Cancel") { dismiss() }
            }
            .navigationTitle("New Expense")
        }
    }

    private var item: Item? {
        let trimmed = title.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !trimmed.isEmpty, let amount, amount > 0 else { return nil }
        return Item(title: trimmed, amount: "\(amount)", category: category, day: days.day(of: date))
    }
}

private struct ReferenceApplication: BudgetApplication {
    let days: Days
    private let store = ReferenceStore()

    init(_ days: Days) { self.days = days }

    var expenses: [ReferenceExpense] { store.expenses }
    func add(_ item: Item) { store.expenses.append(ReferenceExpense(item: item)) }
    func content(path: Binding<[ReferenceExpense]>) -> some View {
        ReferenceScreen(store: store, days: days, path: path)
    }

    func item(_ expense: ReferenceExpense) -> Item {
        var item = expense.item
        item.amount = CanonicalNumber.text(ofDecimal: item.amount)
        return item
    }
}

@MainActor
struct ReferenceUser: @preconcurrency Reference {
    private let user = BudgetUser<ReferenceApplication>()

    mutating func perform(_ command: Command) throws(Trap) -> Observation { user.perform(command) }
}

// MARK: sequences

extension ReferenceUser {
    nonisolated static func sequence(length: Int, using generator: inout some RandomNumberGenerator) -> [Command] {
        var walk = Walk(using: &generator)
        while walk.commands.count < length { walk.go(using: &generator) }
        return Array(walk.commands.prefix(length))
    }
}

/// A way through the app that knows roughly where it is.
private struct Walk {
    private enum Place { case list, details, form }

    private(set) var commands: [Command] = []
    private let locale: String
    private var place = Place.list
    private var count: Int

    init(using generator: inout some RandomNumberGenerator) {
        locale = ["en_US", "de_DE", "ar_EG"].randomElement(using: &generator) ?? "en_US"
        let items = (0..<Int.random(in: 0...4, using: &generator)).map { _ in Self.item(&generator) }
        count = items.count
        commands = [.start(locale: locale, expenses: items)]
    }

    mutating func go(using generator: inout some RandomNumberGenerator) {
        guard Int.random(in: 0..<12, using: &generator) > 0 else { return commands.append(anything(&generator)) }
        switch place {
        case .list: list(&generator)
        case .details: details(&generator)
        case .form: form(&generator)
        }
    }

    private mutating func list(_ generator: inout some RandomNumberGenerator) {
        let row = Int.random(in: 1...max(count, 1), using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<2:
            commands.append(.tap(row: row))
            if count > 0 { place = .details }
        case 2..<4:
            commands.append(.swipe(row: row))
            count = max(count - 1, 0)
        case 4..<6: open(&generator)
        case 6: arrive(&generator)
        default:
            commands.append(.add)
            place = .form
        }
    }

    private mutating func details(_ generator: inout some RandomNumberGenerator) {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0..<4: commands.append(.delete)
        case 4..<6: commands.append(.back)
        case 6: return open(&generator)
        default: return arrive(&generator)
        }
        place = .list
    }

    private mutating func form(_ generator: inout some RandomNumberGenerator) {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0..<4:
            commands.append(.title(text: Self.typedTitle(&generator)))
            commands.append(.amount(text: typedAmount(&generator)))
        case 4:
            commands.append(
                .category(name: ["Food", "Transport", "Home", "Fun"].randomElement(using: &generator) ?? ""))
        case 5: commands.append(.date(day: Int.random(in: -9...3, using: &generator)))
        case 6: leave(.cancel)
        case 7: leave(.down)
        default: leave(.save)
        }
    }

    private mutating func leave(_ command: Command) {
        commands.append(command)
        place = .list
        if case .save = command { count += 1 }
    }

    private mutating func open(_ generator: inout some RandomNumberGenerator) {
        let rows = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            Int.random(in: 1...max(count, 1), using: &generator)
        }
        commands.append(.open(rows: rows))
        place = rows.isEmpty || count == 0 ? .list : .details
    }

    private mutating func arrive(_ generator: inout some RandomNumberGenerator) {
        commands.append(.arrive(expense: Self.item(&generator)))
        count += 1
    }

    private func anything(_ generator: inout some RandomNumberGenerator) -> Command {
        [.back, .delete, .add, .save, .down, .tap(row: 1), .swipe(row: 2), .title(text: "Tea"), .cancel]
            .randomElement(using: &generator) ?? .back
    }

    private static func item(_ generator: inout some RandomNumberGenerator) -> Item {
        Item(
            title: ["Lunch", "Bus", "Coffee", "Cinema", "Kahve", "قهوة"].randomElement(using: &generator) ?? "Lunch",
            amount: ["12.5", "2.75", "4", "30", "1234.5"].randomElement(using: &generator) ?? "4",
            category: ["food", "transport", "home", "fun"].randomElement(using: &generator) ?? "food",
            day: Int.random(in: -40...0, using: &generator))
    }

    private static func typedTitle(_ generator: inout some RandomNumberGenerator) -> String {
        ["Coffee", "Taxi", " Tea ", "  ", "", "\n", "قهوة"].randomElement(using: &generator) ?? ""
    }

    /// As somebody of this locale types it.
    private func typedAmount(_ generator: inout some RandomNumberGenerator) -> String {
        let number = ["12.50", "3", "0.07", "0", "-3", "abc", ""].randomElement(using: &generator) ?? ""
        switch locale {
        case "de_DE": return number.replacing(".", with: ",")
        case "ar_EG":
            let digits = number.replacing(".", with: "٫").map { digit in
                digit.isASCII ? digit.wholeNumberValue.map { "٠١٢٣٤٥٦٧٨٩".map { $0 }[$0] } ?? digit : digit
            }
            return String(digits)
        default: return number
        }
    }
}

let oracle = Oracle(ReferenceUser.self)
