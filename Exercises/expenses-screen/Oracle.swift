@testable import Commands
import ExerciseKit
import SwiftUI

/// The reference is a screen too, as plain as can be, used by the same user.
@MainActor
struct ReferenceScreen: @preconcurrency Reference {
    private var user = User { Screen(ReferenceList()) }

    mutating func perform(_ command: Command) throws(Trap) -> Observation { user.perform(command) }

    nonisolated static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [Command] {
        (0..<length).map { _ in command(using: &generator) }
    }

    nonisolated private static func command(using generator: inout some RandomNumberGenerator) -> Command {
        let name = ["Lunch", "Lunch", "Tea", "Train"].randomElement(using: &generator) ?? "Lunch"
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: return .abandon(name: name)
        case 1: return .look
        case 2: return .launch
        case 3, 4: return .delete(row: .random(in: 0...3, using: &generator))
        default:
            return .add(
                name: name, type: [nil, "Business", "Personal"].randomElement(using: &generator) ?? nil,
                amount: [nil, "12.50", "8", "0.99"].randomElement(using: &generator) ?? nil)
        }
    }
}

private struct Item: Codable, Identifiable {
    var id = UUID()
    var name = ""
    var type = "Personal"
    var amount = 0.0
}

private struct ReferenceList: View {
    @State private var items = ReferenceList.saved
    @State private var draft: Item?

    var body: some View {
        NavigationStack {
            List {
                ForEach(items) { item in
                    VStack {
                        Text(item.name)
                        Text(item.type)
                        Text(item.amount, format: .currency(code: "USD"))
                    }
                }
                .onDelete { offsets in
                    items.remove(atOffsets: offsets)
                    save()
                }
            }
            .navigationTitle("iExpense")
            .toolbar { Button("Add Expense") { draft = Item() } }
            .sheet(isPresented: Binding(get: { draft != nil }, set: { if !$0 { draft = nil } })) { form }
        }
    }

    private var form: some View {
        let draft = Binding(get: { self.draft ?? Item() }, set: { self.draft = $0 })
        return NavigationStack {
            Form {
                TextField("Name", text: draft.name)
                Picker("Type", selection: draft.type) {
                    Text("Business").tag("Business")
                    Text("Personal").tag("Personal")
                }
                TextField("Amount", value: draft.amount, format: .currency(code: "USD"))
            }
            .navigationTitle("Add new expense")
            .toolbar {
                Button("Save") {
                    items.append(draft.wrappedValue)
                    save()
                    self.draft = nil
                }
            }
        }
    }

    private func save() { UserDefaults.standard.set(try? JSONEncoder().encode(items), forKey: "Items") }

    private static var saved: [Item] {
        let data = UserDefaults.standard.data(forKey: "Items")
        return data.flatMap { try? JSONDecoder().decode([Item].self, from: $0) } ?? []
    }
}

let oracle = Oracle(ReferenceScreen.self)
