import SwiftUI

struct Expense: Identifiable, Hashable {
    let id = UUID()
    let name: String
    let type: String
    let amount: Double
}

@Observable
class Expenses {
    var items = [
        Expense(name: "Hotel", type: "Business", amount: 90),
        Expense(name: "Lunch", type: "Personal", amount: 12),
        Expense(name: "Flight", type: "Business", amount: 210),
        Expense(name: "Shoes", type: "Personal", amount: 60),
    ]

    var personalItems: [Expense] { items.filter { $0.type == "Personal" } }
    var businessItems: [Expense] { items.filter { $0.type == "Business" } }
}

struct ContentView: View {
    @State private var expenses = Expenses()

    var body: some View {
        NavigationStack {
            List {
                Section("Personal") {
                    ForEach(expenses.personalItems) { item in
                        row(item)
                    }
                    .onDelete(perform: removeItems)
                }

                Section("Business") {
                    ForEach(expenses.businessItems) { item in
                        row(item)
                    }
                    .onDelete(perform: removeItems)
                }
            }
            .navigationTitle("iExpense")
        }
    }

    func row(_ item: Expense) -> some View {
        HStack {
            Text(item.name)
            Spacer()
            Text(item.amount, format: .currency(code: "USD"))
        }
    }

    func removeItems(at offsets: IndexSet) {
        expenses.items.remove(atOffsets: offsets)
    }
}

#Preview {
    ContentView()
}
