import SwiftUI

@Observable
class Expense: Identifiable {
    var title: String
    var amount: Double

    init(title: String, amount: Double) {
        self.title = title
        self.amount = amount
    }
}

struct EditView: View {
    @Bindable var expense: Expense
    @Environment(\.dismiss) var dismiss

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $expense.title)
                Slider(value: $expense.amount, in: 0...100, step: 5) {
                    Text("Amount")
                }
            }
            .navigationTitle("Edit")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { dismiss() }
                }
            }
        }
    }
}

struct ContentView: View {
    @State private var expenses = [Expense(title: "Coffee", amount: 5), Expense(title: "Cake", amount: 10)]
    @State private var edited: Expense?

    var body: some View {
        List(expenses) { expense in
            Button("\(expense.title): \(expense.amount, specifier: "%.2f")") {
                edited = expense
            }
        }
        .sheet(item: $edited) { expense in
            EditView(expense: expense)
        }
    }
}

#Preview {
    ContentView()
}
