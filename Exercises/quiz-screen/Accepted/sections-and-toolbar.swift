import SwiftUI

// A section for each question, the button in the toolbar, fields emptied when the alert closes.
struct QuizScreen: View {
    @State private var store = QuestionStore()
    @State private var reason: String?
    @State private var isCreating = false
    @State private var first = ""
    @State private var second = ""
    @State private var operation = ""

    var body: some View {
        NavigationStack {
            List(store.questions) { question in
                QuestionSection(question: question)
            }
            .safeAreaInset(edge: .bottom) {
                if let reason {
                    Text("⚠️ \(reason)")
                        .padding()
                }
            }
            .navigationTitle("Questions")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        isCreating = true
                    } label: {
                        Label("Create a question", systemImage: "plus")
                    }
                }
            }
        }
        .alert("Create a question!", isPresented: $isCreating) {
            TextField("First number", text: $first)
            TextField("Second number", text: $second)
            TextField("Operation (+ - / *)", text: $operation)
            Button("Cancel", role: .cancel, action: empty)
            Button("OK", action: create)
        }
    }

    private func create() {
        let fields = [first, second, operation]
        empty()
        do {
            try store.create(from: fields)
        } catch {
            return reason = error.message
        }
        reason = nil
    }

    private func empty() {
        (first, second, operation) = ("", "", "")
    }
}

struct QuestionSection: View {
    let question: Question
    @State private var typed = ""
    @State private var isRight = false
    @State private var isWrong = false
    @State private var isUnreadable = false

    var body: some View {
        Section(question.text) {
            TextField("Answer", text: $typed)
                .onSubmit(check)
            Button("Check", action: check)
        }
        .alert("Correct!", isPresented: $isRight) {
        } message: {
            Text("Your answer is right. Congratulations!")
        }
        .alert("Wrong", isPresented: $isWrong) {
            Button("OK", role: .cancel) {}
        } message: {
            Text("Your answer is wrong. You can try again.")
        }
        .alert("Not a whole number", isPresented: $isUnreadable) {
        } message: {
            Text("Type a number such as 12 or -3.")
        }
    }

    private func check() {
        switch Int(typed.trimmingCharacters(in: .whitespacesAndNewlines)) {
        case nil: isUnreadable = true
        case question.result?: isRight = true
        default: isWrong = true
        }
    }
}
