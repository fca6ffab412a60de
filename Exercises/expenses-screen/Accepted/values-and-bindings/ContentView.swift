import SwiftUI

struct ContentView: View {
    @State private var items = ExpenseItem.saved
    @State private var sheetIsShown = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(items) { ExpenseRow(item: $0) }
                    .onDelete { offsets in
                        items = items.enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
                    }
            }
            .navigationTitle("iExpense")
            .toolbar {
                ToolbarItemGroup { Button("Add Expense") { sheetIsShown = true } }
            }
        }
        .sheet(isPresented: $sheetIsShown) { AddView(items: $items, isShown: $sheetIsShown) }
        .onChange(of: items) { ExpenseItem.save(items) }
    }
}

struct ExpenseRow: View {
    let item: ExpenseItem

    var body: some View {
        LabeledContent {
            Text(item.amount, format: .currency(code: "USD"))
        } label: {
            Text(item.name).font(.headline)
            Text(item.type)
        }
    }
}

#Preview("Empty") { ContentView() }
