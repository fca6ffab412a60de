import SwiftUI

/// The list of expenses, titled "iExpense".
struct ContentView: View {
    @State private var expenses = Expenses()

    var body: some View {
        // Your code goes here.
        Text("iExpense")
    }
}

#Preview {
    ContentView()
}
