import SwiftUI

struct ExpenseListView: View {
    @EnvironmentObject private var model: ExpenseModel

    var body: some View {
        NavigationStack {
            List {
                ForEach(model.groups, id: \.category) { group in
                    Section(group.category) {
                        ForEach(group.expenses) { expense in
                            ExpenseRow(expense: expense)
                        }
                    }
                }
            }
            .searchable(text: $model.query, prompt: "Find an expense")
            .navigationTitle("Expenses")
        }
    }
}

struct ExpenseRow: View {
    @EnvironmentObject private var model: ExpenseModel
    let expense: Expense

    var body: some View {
        HStack {
            if expense.isPinned {
                Image(systemName: "pin.fill")
                    .accessibilityLabel("Pinned")
            }
            Text(expense.name)
            Spacer()
            Text(expense.amount.formatted(.currency(code: "USD")))
                .foregroundStyle(.secondary)
        }
        .swipeActions(edge: .leading) {
            Button(expense.isPinned ? "Unpin" : "Pin", systemImage: "pin") {
                model.togglePin(expense)
            }
            .tint(.yellow)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Delete", role: .destructive) {
                model.delete(expense)
            }
        }
    }
}

struct ExpenseListView_Previews: PreviewProvider {
    static var previews: some View {
        ExpenseListView()
            .environmentObject(ExpenseModel())
    }
}
