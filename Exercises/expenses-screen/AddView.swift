import SwiftUI

/// The sheet for a new expense, titled "Add new expense".
struct AddView: View {
    var expenses: Expenses

    var body: some View {
        // Your code goes here.
        Text("Add new expense")
    }
}

#Preview {
    AddView(expenses: Expenses())
}
