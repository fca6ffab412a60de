import SwiftUI

struct Envelope {
    var name: String
    var amount: Int
}

struct ContentView: View {
    @State private var envelopes = [
        Envelope(name: "Rent", amount: 600),
        Envelope(name: "Food", amount: 250),
        Envelope(name: "Fun", amount: 40),
    ]

    var body: some View {
        NavigationStack {
            List {
                ForEach(0..<envelopes.count) { index in
                    Stepper("\(envelopes[index].name): \(envelopes[index].amount)",
                            value: $envelopes[index].amount, step: 10)
                }
            }
            .toolbar {
                Button("New") {
                    envelopes.append(Envelope(name: "Gifts", amount: 0))
                }
                Button("Total \(envelopes.reduce(0) { $0 + $1.amount })") {}
            }
        }
    }
}

#Preview {
    ContentView()
}
