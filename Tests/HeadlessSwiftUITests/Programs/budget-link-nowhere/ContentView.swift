import SwiftUI

struct Expense: Identifiable, Hashable {
    let id: Int
    let title: String
    let amount: Decimal
}

struct ContentView: View {
    private let expenses = [
        Expense(id: 1, title: "Rent", amount: 640),
        Expense(id: 2, title: "Books", amount: 38.5),
    ]

    var body: some View {
        NavigationStack {
            List(expenses) { expense in
                NavigationLink(value: expense) {
                    HStack {
                        Text(expense.title)
                        Spacer()
                        Text(expense.amount, format: .currency(code: "USD"))
                    }
                }
            }
            .navigationTitle("Expenses")
            .navigationDestination(for: String.self) { title in
                Text(title)
            }
        }
    }
}

#Preview {
    ContentView()
}
