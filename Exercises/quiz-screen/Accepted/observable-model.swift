import SwiftUI

// One observable object for everything, one alert for all answers, a form.
@Observable
final class Quiz {
    struct Marked {
        let title: String
        let message: String
    }

    private(set) var store = QuestionStore()
    private(set) var reason = ""
    var answers: [Question.ID: String] = [:]
    var marked: Marked?

    func create(_ first: String, _ second: String, _ operation: String) {
        do {
            try store.create(from: [first, second, operation])
            reason = ""
        } catch {
            reason = error.message
        }
    }

    func mark(_ question: Question) {
        let typed = answers[question.id, default: ""].filter { $0 != " " }
        if let answer = Int(typed) {
            marked =
                answer == question.result
                ? Marked(title: "Correct!", message: "Your answer is right. Congratulations!")
                : Marked(title: "Wrong", message: "Your answer is wrong. You can try again.")
        } else {
            marked = Marked(title: "Not a whole number", message: "Type a number such as 12 or -3.")
        }
    }
}

struct QuizScreen: View {
    @State private var quiz = Quiz()
    @State private var isCreating = false
    @State private var fields = Array(repeating: "", count: 3)

    var body: some View {
        NavigationStack {
            Form {
                if !quiz.reason.isEmpty {
                    Section {
                        Label(quiz.reason, systemImage: "exclamationmark.triangle")
                    }
                }
                Section("Newest first") {
                    ForEach(quiz.store.questions) { question in
                        LabeledContent(question.text) {
                            TextField("Answer", text: answer(to: question))
                                .keyboardType(.numbersAndPunctuation)
                            Button("Check") { quiz.mark(question) }
                        }
                    }
                }
            }
            .navigationTitle("Questions")
            .toolbar {
                Button("Create a question", systemImage: "plus") {
                    fields = Array(repeating: "", count: 3)
                    isCreating = true
                }
            }
            .alert("Create a question!", isPresented: $isCreating) {
                TextField("First number", text: $fields[0])
                TextField("Second number", text: $fields[1])
                TextField("Operation (+ - / *)", text: $fields[2])
                Button("Cancel", role: .cancel) {}
                Button("OK") { quiz.create(fields[0], fields[1], fields[2]) }
            }
            .alert(quiz.marked?.title ?? "", isPresented: isMarked, presenting: quiz.marked) { _ in
                Button("OK") {}
            } message: { marked in
                Text(marked.message)
            }
        }
    }

    private func answer(to question: Question) -> Binding<String> {
        Binding {
            quiz.answers[question.id, default: ""]
        } set: { typed in
            quiz.answers[question.id] = typed
        }
    }

    private var isMarked: Binding<Bool> {
        Binding {
            quiz.marked != nil
        } set: { isMarked in
            if !isMarked { quiz.marked = nil }
        }
    }
}
