import SwiftUI

struct ExpenseItem: Identifiable {
    let id = UUID()
    let name: String
    let amount: Double
}

@Observable
class Expenses {
    var items = [ExpenseItem]()
}

struct AddView: View {
    @State private var name = ""
    @State private var amount = 0.0
    @State private var expenses = Expenses()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                TextField("Amount", value: $amount, format: .currency(code: "USD"))
            }
            .navigationTitle("Add new expense")
            .toolbar {
                Button("Save", action: save)
                    .disabled(name.isEmpty)
            }
        }
    }

    private func save() {
        expenses.items.append(ExpenseItem(name: name, amount: amount))
        dismiss()
    }
}

struct ContentView: View {
    @State private var expenses = Expenses()
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List(expenses.items) { item in
                Text(item.name)
            }
            .overlay {
                if expenses.items.isEmpty {
                    Text("No expenses")
                }
            }
            .navigationTitle("iExpense")
            .toolbar {
                Button("Add Expense", systemImage: "plus") { isAdding.toggle() }
            }
            .sheet(isPresented: $isAdding) {
                AddView()
            }
        }
    }
}

#Preview {
    ContentView()
}
