import SwiftUI

enum Operation: String, CaseIterable {
    case add = "+"
    case subtract = "−"
    case multiply = "×"
    case divide = "÷"
}

struct Question {
    let firstNumber: Int
    let secondNumber: Int
    let operation: Operation

    var result: Int {
        switch operation {
        case .add: firstNumber + secondNumber
        case .subtract: firstNumber - secondNumber
        case .multiply: firstNumber * secondNumber
        case .divide: firstNumber / secondNumber
        }
    }

    var text: String { "\(firstNumber) \(operation.rawValue) \(secondNumber)" }
}

struct QuizView: View {
    @State private var questions = [
        Question(firstNumber: 12, secondNumber: 5, operation: .multiply),
        Question(firstNumber: -7, secondNumber: 2, operation: .divide),
    ]
    @State private var answer = ""
    @State private var score = 0
    @State private var isShowingResult = false
    @State private var wasRight = false
    @State private var isConfirmingRestart = false
    @FocusState private var isAnswerFocused: Bool

    var body: some View {
        NavigationStack {
            VStack(spacing: 20) {
                if let question = questions.first {
                    Text(question.text)
                        .font(.largeTitle)

                    TextField("Your answer", text: $answer)
                        .textFieldStyle(.roundedBorder)
                        .keyboardType(.numbersAndPunctuation)
                        .focused($isAnswerFocused)
                        .onSubmit(check)
                        .submitLabel(.done)

                    Button("Check", action: check)
                        .buttonStyle(.borderedProminent)
                        .disabled(Int(answer) == nil)
                } else {
                    ContentUnavailableView("All done", systemImage: "checkmark.seal")
                }

                Text("Score: \(score)")
            }
            .padding()
            .navigationTitle("Arithmetic")
            .toolbar {
                Button("Start again", role: .destructive) { isConfirmingRestart = true }
            }
            .alert(wasRight ? "Correct!" : "Wrong", isPresented: $isShowingResult) {
                if wasRight {
                    Button("Next", action: next)
                } else {
                    Button("Try again") { answer = "" }
                    Button("Skip", role: .cancel, action: next)
                }
            } message: {
                Text(wasRight ? "Your answer is right. Congratulations!" : "Your answer is wrong. You can try again.")
            }
            .confirmationDialog("Start again?", isPresented: $isConfirmingRestart, titleVisibility: .visible) {
                Button("Forget my score", role: .destructive) { score = 0 }
                Button("Cancel", role: .cancel) {}
            }
            .onAppear { isAnswerFocused = true }
        }
    }

    private func check() {
        guard let question = questions.first, let number = Int(answer) else { return }
        wasRight = number == question.result
        if wasRight { score += 1 }
        isShowingResult = true
    }

    private func next() {
        questions.removeFirst()
        answer = ""
    }
}

#Preview {
    QuizView()
}
