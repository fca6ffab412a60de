import SwiftUI

struct AmountField: View {
    @State private var amount = ""

    var body: some View {
        TextField("Amount", text: $amount)
    }
}

struct KeptField: View {
    @State private var note = ""

    var body: some View {
        TextField("Note", text: $note)
    }
}

struct ContentView: View {
    @State private var isCompact = false

    var body: some View {
        Form {
            Toggle("Compact", isOn: $isCompact)

            if isCompact {
                AmountField()
            } else {
                AmountField()
                    .padding()
            }

            KeptField()
                .padding(isCompact ? 0 : 16)
        }
    }
}

#Preview {
    ContentView()
}
