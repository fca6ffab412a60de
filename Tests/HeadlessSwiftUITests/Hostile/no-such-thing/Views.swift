import SwiftUI

struct TwoSaves: View {
    @State private var text = ""
    @State private var isOn = true

    var body: some View {
        Form {
            Button("Save") {}
            Button("Save") {}
            Button("Sent") {}.disabled(true)
            TextField("Name", text: $text).disabled(true)
            Toggle("On", isOn: $isOn)
            Picker("Size", selection: $text) { Text("S").tag("s") }
            Text("Only text")
        }
    }
}
