import SwiftUI

struct QuizView: View {
    @State private var answer = 0
    @State private var isRight = false

    var body: some View {
        Form {
            Text("12 × 5")
            TextField("Your answer", text: $answer)
            Button("Check") {
                isRight = answer == 60
            }
        }
        .alert("Correct!", isPresented: $isRight) {
            Button("OK") {}
        }
    }
}

#Preview {
    QuizView()
}
