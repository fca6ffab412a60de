import SwiftUI

struct AddView: View {
    @Binding var items: [ExpenseItem]
    @Binding var isShown: Bool
    @State private var draft = ExpenseItem(name: "", type: .personal, amount: 0)

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Name", text: $draft.name)
                Picker("Type", selection: $draft.kind) {
                    Text("Business").tag(ExpenseItem.Kind.business)
                    Text("Personal").tag(ExpenseItem.Kind.personal)
                }
                TextField("Amount", value: $draft.amount, format: .currency(code: "USD"))
                Button("Save", action: save)
            }
            .navigationTitle("Add new expense")
        }
    }

    private func save() {
        items += [draft]
        isShown = false
    }
}
