import SwiftUI

struct Question: Identifiable {
    let id = UUID()
    let first: Int
    let second: Int
    let sign: Character

    init?(first: String, second: String, sign: String) {
        guard let first = Int(first.trimmingCharacters(in: .whitespaces)),
              let second = Int(second.trimmingCharacters(in: .whitespaces)),
              sign.count == 1, let sign = sign.first, "+-/*".contains(sign)
        else { return nil }
        if sign == "/" && second == 0 { return nil }
        self.first = first
        self.second = second
        self.sign = sign
    }
}

struct CreateQuestionView: View {
    @State private var questions: [Question] = []
    @State private var isCreating = false
    @State private var isRejected = false
    @State private var first = ""
    @State private var second = ""
    @State private var sign = ""

    var body: some View {
        NavigationView {
            List(questions) { question in
                Text("\(question.first) \(String(question.sign)) \(question.second)")
            }
            .navigationTitle("Questions")
            .navigationBarItems(trailing: Button("Create") { isCreating = true })
        }
        .navigationViewStyle(.stack)
        .alert("Create a question!", isPresented: $isCreating) {
            TextField("First number", text: $first)
                .keyboardType(.numberPad)
            TextField("Second number", text: $second)
                .keyboardType(.numberPad)
            TextField("Operation (+ - / *)", text: $sign)
            Button("OK", action: create)
            Button("Cancel", role: .cancel, action: reset)
        }
        .alert("That is no question", isPresented: $isRejected) {
        } message: {
            Text("Two whole numbers and one of + - / * are needed.")
        }
    }

    private func create() {
        if let question = Question(first: first, second: second, sign: sign) {
            questions.insert(question, at: 0)
        } else {
            isRejected = true
        }
        reset()
    }

    private func reset() {
        first = ""
        second = ""
        sign = ""
    }
}

struct CreateQuestionView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CreateQuestionView()
            CreateQuestionView()
                .preferredColorScheme(.dark)
        }
    }
}
