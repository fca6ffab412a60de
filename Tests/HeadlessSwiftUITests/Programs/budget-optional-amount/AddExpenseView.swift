import SwiftUI

struct AddExpenseView: View {
    @State private var title = ""
    @State private var amount: Decimal?

    var canSave: Bool {
        !title.isEmpty && amount > 0
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                TextField("Amount", value: $amount, format: .number)
            }
            .toolbar {
                Button("Save") {}
                    .disabled(!canSave)
            }
        }
    }
}
