import SwiftUI

struct AddExpenseView: View {
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    let save: (String) -> Void

    var body: some View {
        Form {
            TextField("Title", text: $title)
        }
        .navigationTitle("New Expense")
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") {
                    save(title)
                    dismiss()
                }
            }
        }
    }
}

struct ContentView: View {
    @State private var titles: [String] = []
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List(titles, id: \.self) { Text($0) }
                .navigationTitle("Expenses")
                .toolbar {
                    Button("Add", systemImage: "plus") { isAdding = true }
                }
                .sheet(isPresented: $isAdding) {
                    AddExpenseView { titles.append($0) }
                }
        }
    }
}

#Preview {
    ContentView()
}
