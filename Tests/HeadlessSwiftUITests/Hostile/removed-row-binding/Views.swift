import SwiftUI

struct NameEditor: View {
    @Binding var name: String
    let remove: () -> Void

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Button("Remove", action: remove)
        }
    }
}

struct NamesByIndex: View {
    @State private var names = ["Ada", "Grace"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(names.indices, id: \.self) { index in
                    NavigationLink(names[index]) {
                        NameEditor(name: $names[index]) { names.remove(at: index) }
                    }
                }
            }
        }
    }
}
