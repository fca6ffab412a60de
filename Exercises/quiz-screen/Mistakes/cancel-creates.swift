import SwiftUI

/// The questions, the newest first, each with a field for an answer; alerts mark answers and take new questions.
struct QuizScreen: View {
    @State private var store = QuestionStore()
    @State private var reason: String?

    var body: some View {
        NavigationStack {
            List {
                CreateRow(onCreate: create)
                if let reason {
                    Text(reason)
                        .foregroundStyle(.red)
                }
                ForEach(store.questions) { question in
                    AnswerRow(question: question)
                }
            }
            .navigationTitle("Questions")
        }
    }

    private func create(from fields: [String]) {
        do {
            try store.create(from: fields)
            reason = nil
        } catch {
            reason = error.message
        }
    }
}

struct CreateRow: View {
    let onCreate: ([String]) -> Void
    @State private var isCreating = false
    @State private var first = ""
    @State private var second = ""
    @State private var operation = ""

    var body: some View {
        Button("Create a question") {
            first = ""
            second = ""
            operation = ""
            isCreating = true
        }
        .alert("Create a question!", isPresented: $isCreating) {
            TextField("First number", text: $first)
            TextField("Second number", text: $second)
            TextField("Operation (+ - / *)", text: $operation)
            Button("OK") {
                onCreate([first, second, operation])
            }
            Button("Cancel", role: .cancel) {
                onCreate([])
            }
        }
    }
}

struct AnswerRow: View {
    let question: Question
    @State private var typed = ""
    @State private var verdict = Verdict.unreadable
    @State private var isMarked = false

    var body: some View {
        HStack {
            Text(question.text)
            TextField("Answer", text: $typed)
            Button("Check") {
                verdict = question.mark(typed)
                isMarked = true
            }
            .buttonStyle(.borderless)
        }
        .alert(verdict.title, isPresented: $isMarked) {
            Button("OK") {}
        } message: {
            Text(verdict.message)
        }
    }
}

enum Verdict {
    case right, wrong, unreadable

    var title: String {
        switch self {
        case .right: "Correct!"
        case .wrong: "Wrong"
        case .unreadable: "Not a whole number"
        }
    }

    var message: String {
        switch self {
        case .right: "Your answer is right. Congratulations!"
        case .wrong: "Your answer is wrong. You can try again."
        case .unreadable: "Type a number such as 12 or -3."
        }
    }
}

extension Question {
    func mark(_ typed: String) -> Verdict {
        guard let answer = Int(typed.trimmingCharacters(in: .whitespaces)) else {
            return .unreadable
        }
        return answer == result ? .right : .wrong
    }
}
