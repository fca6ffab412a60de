import SwiftUI

struct QuizView: View {
    @State private var answer = 0
    @State private var tries = 0
    @State private var message = "Not answered"

    var body: some View {
        VStack {
            Text("7 × 8")
            Stepper("Answer: \(answer)", value: $answer, in: 0...2)
            Text(message)
            Button("Check") {
                tries += 1
                Alert(title: Text("Wrong"))
            }
            Text("Tries: \(tries)")
        }
        .onChange(of: tries) { old, new in
            message = "From \(old) to \(new)"
        }
        .onChange(of: answer) { newValue in
            message = "Now \(newValue)"
        }
    }
}

#Preview {
    QuizView()
}
