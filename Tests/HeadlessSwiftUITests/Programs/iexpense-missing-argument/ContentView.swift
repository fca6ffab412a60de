import SwiftUI

@Observable
class Expenses {
    var names = [String]()
}

struct AddView: View {
    var expenses: Expenses
    @State private var name = ""

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Button("Save") {
                expenses.names.append(name)
            }
        }
    }
}

struct ContentView: View {
    @State private var expenses = Expenses()
    @State private var showingAddExpense = false

    var body: some View {
        List(expenses.names, id: \.self) { name in
            Text(name)
        }
        .sheet(isPresented: $showingAddExpense) {
            AddView(expenses: expenses)
        }
    }
}

#Preview {
    AddView()
}
