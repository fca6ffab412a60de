import SwiftUI

struct QuizView: View {
    var score = 0
    @State private var showingAlert = false

    var body: some View {
        VStack {
            Text("12 × 5")
            Button("60") {
                score += 1
                showingAlert = true
            }
        }
        .alert("Correct!", isPresented: $showingAlert) {
            Button("OK") {}
        }
    }
}

#Preview {
    QuizView()
}
