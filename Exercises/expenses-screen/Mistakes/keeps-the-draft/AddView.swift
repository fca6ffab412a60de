import SwiftUI

struct Draft {
    var name = ""
    var type = "Personal"
    var amount = 0.0
}

/// The sheet for a new expense, titled "Add new expense".
struct AddView: View {
    @Environment(\.dismiss) private var dismiss

    var expenses: Expenses
    @Binding var draft: Draft

    private let types = ["Business", "Personal"]

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $draft.name)
                Picker("Type", selection: $draft.type) {
                    ForEach(types, id: \.self) {
                        Text($0)
                    }
                }
                TextField("Amount", value: $draft.amount, format: .currency(code: "USD"))
                    .keyboardType(.decimalPad)
            }
            .navigationTitle("Add new expense")
            .toolbar {
                Button("Save") {
                    expenses.items.append(ExpenseItem(name: draft.name, type: draft.type, amount: draft.amount))
                    dismiss()
                }
            }
        }
    }
}

#Preview {
    AddView(expenses: Expenses(), draft: .constant(Draft()))
}
