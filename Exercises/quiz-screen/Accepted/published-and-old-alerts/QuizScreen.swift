import SwiftUI

// A published model that is handed down, the `Alert` of old for the verdict, and no list.
struct QuizScreen: View {
    @StateObject private var model = QuizModel()
    @State private var isCreating = false

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    Button {
                        model.input = QuizModel.Input()
                        isCreating = true
                    } label: {
                        Text("Create a question")
                    }
                    Text(model.reason ?? "")
                    ForEach(model.entries) { entry in
                        EntryCard(entry: entry) { model.verdict = entry.verdict }
                    }
                }
                .padding()
            }
            .navigationTitle("Questions")
        }
        .alert(item: $model.verdict) { verdict in
            Alert(
                title: Text(verdict.title),
                message: Text(verdict.message),
                dismissButton: .default(Text("OK")))
        }
        .alert("Create a question!", isPresented: $isCreating) {
            Group {
                TextField("First number", text: $model.input.first)
                TextField("Second number", text: $model.input.second)
                TextField("Operation (+ - / *)", text: $model.input.operation)
            }
            Button("OK") { model.create() }
            Button("Cancel", role: .cancel) {}
        }
    }
}

struct EntryCard: View {
    @ObservedObject var entry: Entry
    let check: () -> Void

    var body: some View {
        GroupBox(entry.question.text) {
            HStack {
                TextField("Answer", text: $entry.typed)
                    .textFieldStyle(.roundedBorder)
                Button("Check", action: check)
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}
