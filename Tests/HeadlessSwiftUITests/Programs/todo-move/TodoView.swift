import SwiftUI

struct Todo: Identifiable, Codable, Equatable {
    var id: Int
    var title: String
    var isDone = false
}

class TodoListViewModel: ObservableObject {
    @Published private(set) var todos: [Todo] = []
    @Published var newTitle = ""

    var openCount: Int { todos.filter { !$0.isDone }.count }

    func add() {
        let title = newTitle.trimmingCharacters(in: .whitespaces)
        guard !title.isEmpty else { return }
        todos.append(Todo(id: (todos.map(\.id).max() ?? 0) + 1, title: title))
        newTitle = ""
    }

    func binding(for todo: Todo) -> Binding<Bool> {
        Binding(
            get: { self.todos.first { $0.id == todo.id }?.isDone ?? false },
            set: { isDone in
                guard let index = self.todos.firstIndex(where: { $0.id == todo.id }) else { return }
                self.todos[index].isDone = isDone
            })
    }

    func move(from source: IndexSet, to destination: Int) {
        todos.move(fromOffsets: source, toOffset: destination)
    }

    func delete(at offsets: IndexSet) {
        todos.remove(atOffsets: offsets)
    }
}

struct TodoView: View {
    @StateObject private var viewModel = TodoListViewModel()
    @Environment(\.editMode) private var editMode

    var body: some View {
        NavigationView {
            VStack {
                HStack {
                    TextField("New task", text: $viewModel.newTitle)
                        .onSubmit(viewModel.add)
                    Button("Add", action: viewModel.add)
                }
                .padding()

                List {
                    ForEach(viewModel.todos) { todo in
                        Toggle(isOn: viewModel.binding(for: todo)) {
                            Text(todo.title)
                                .strikethrough(todo.isDone)
                        }
                    }
                    .onMove(perform: viewModel.move)
                    .onDelete(perform: viewModel.delete)
                }

                Text("\(viewModel.openCount) open")
            }
            .navigationTitle("To do")
            .toolbar {
                EditButton()
            }
        }
    }
}

struct TodoView_Previews: PreviewProvider {
    static var previews: some View {
        TodoView()
    }
}
