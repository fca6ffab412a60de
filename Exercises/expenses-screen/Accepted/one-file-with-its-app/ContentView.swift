import SwiftUI

@main
struct ExpensesApp: App {
    @State private var store = Store()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(store)
        }
    }
}

enum Kind: String, CaseIterable, Codable, Identifiable {
    case business = "Business"
    case personal = "Personal"
    var id: Self { self }
}

struct Entry: Codable, Identifiable, Hashable {
    let id: UUID
    let name: String
    let kind: Kind
    let amount: Decimal
}

@Observable
final class Store {
    private(set) var entries: [Entry]
    private let file = "entries"

    init() {
        let data = UserDefaults.standard.data(forKey: file) ?? Data()
        entries = (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
    }

    func append(_ entry: Entry) { change { $0.append(entry) } }
    func remove(at offsets: IndexSet) { change { $0.remove(atOffsets: offsets) } }

    private func change(_ body: (inout [Entry]) -> Void) {
        body(&entries)
        UserDefaults.standard.set(try? JSONEncoder().encode(entries), forKey: file)
    }
}

struct ContentView: View {
    @Environment(Store.self) private var store
    @State private var showsForm = false

    var body: some View {
        NavigationStack {
            list
                .navigationTitle(Text("iExpense"))
                .toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        Button { showsForm.toggle() } label: { Label("Add Expense", systemImage: "plus") }
                    }
                }
                .sheet(isPresented: $showsForm) { ExpenseForm { store.append($0) } }
        }
    }

    private var list: some View {
        List {
            ForEach(store.entries, content: row)
                .onDelete { store.remove(at: $0) }
        }
    }

    private func row(_ entry: Entry) -> some View {
        HStack {
            Text(entry.amount.formatted(.currency(code: "USD").locale(Locale(identifier: "en_US"))))
            VStack(alignment: .leading, spacing: 2) {
                Text(entry.name).bold()
                Text(entry.kind.rawValue).foregroundStyle(.secondary)
            }
        }
    }
}

struct ExpenseForm: View {
    @Environment(\.dismiss) var dismiss
    @State private var name = ""
    @State private var kind = Kind.personal
    @State private var amount: Decimal? = 0
    let save: (Entry) -> Void

    var body: some View {
        NavigationStack {
            Form {
                Section("Details") {
                    TextField("Name", text: $name)
                    Picker("Type", selection: $kind) {
                        ForEach(Kind.allCases) { Text($0.rawValue).tag($0) }
                    }
                    .pickerStyle(.segmented)
                }
                TextField("Amount", value: $amount, format: .currency(code: "USD"))
            }
            .navigationTitle("Add new expense")
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save(Entry(id: UUID(), name: name, kind: kind, amount: amount ?? 0))
                        dismiss()
                    }
                }
            }
        }
    }
}
