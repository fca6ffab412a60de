import SwiftUI

/// The questions, the newest first, each with a field for an answer; alerts mark answers and take new questions.
struct QuizScreen: View {
    @State private var store = QuestionStore()

    var body: some View {
        NavigationStack {
            List {
                // Your rows go here.
                Text("No questions yet")
            }
        }
    }
}

#Preview {
    QuizScreen()
}
