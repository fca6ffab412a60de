import SwiftUI

struct ExpenseItem: Identifiable {
    let id = UUID()
    let name: String
    let amount: Double
}

class Expenses {
    var items = [ExpenseItem]()
}

struct ContentView: View {
    @State private var expenses = Expenses()
    @State private var showingAddExpense = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(expenses.items) { item in
                    Text(item.name)
                }
                .onDelete { offsets in
                    expenses.items.remove(atOffsets: offsets)
                }
            }
            .navigationTitle("iExpense")
            .toolbar {
                Button {
                    let expense = ExpenseItem(name: "Test", amount: 5)
                    expenses.items.append(expense)
                } label: {
                    Image(systemName: "plus")
                }
                .accessibilityLabel("Add One")

                Button("Details") {
                    showingAddExpense = true
                }
            }
            .sheet(isPresented: $showingAddExpense) {
                Text("You have \(expenses.items.count) expenses")
            }
        }
    }
}

#Preview {
    ContentView()
}
