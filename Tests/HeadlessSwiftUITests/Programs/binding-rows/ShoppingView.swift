import SwiftUI

struct Item: Identifiable {
    let id = UUID()
    var name: String
    var isBought = false
    var quantity = 1
}

struct ShoppingView: View {
    @State private var items = [Item(name: "Ekmek"), Item(name: "Süt"), Item(name: "Çay")]
    @State private var showsBought = true

    var body: some View {
        NavigationStack {
            List {
                Toggle("Show bought", isOn: $showsBought)

                ForEach($items) { $item in
                    if showsBought || !item.isBought {
                        ItemRow(item: $item)
                    }
                }
                .onDelete { items.remove(atOffsets: $0) }

                switch items.filter(\.isBought).count {
                case 0:
                    Text("Nothing bought")
                case items.count:
                    Text("All bought")
                default:
                    Text("Something bought")
                }
            }
            .navigationTitle("Shopping")
        }
    }
}

struct ItemRow: View {
    @Binding var item: Item

    var body: some View {
        HStack {
            TextField("Name", text: $item.name)
            Stepper("\(item.name) × \(item.quantity)", value: $item.quantity, in: 1...9)
            Button(item.isBought ? "Put back \(item.name)" : "Buy \(item.name)") {
                item.isBought.toggle()
            }
            .buttonStyle(.borderless)
        }
    }
}

#Preview {
    ShoppingView()
}
