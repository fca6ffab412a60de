import SwiftUI

struct Goal: Identifiable, Hashable {
    var name: String
    var id: String { name }
}

struct Task {
    var name: String
    var servingGoals: Set<Goal>
}

/// The screen that edits a task. It uses your row as any other screen would.
struct TaskEditView: View {
    let allGoals = [
        Goal(name: "Learn Japanese"),
        Goal(name: "Learn SwiftUI"),
        Goal(name: "Learn Serverless with Swift"),
    ]
    @State private var task = Task(name: "", servingGoals: [])

    var body: some View {
        Form {
            Section("Name") {
                TextField("e.g. Find a good Japanese textbook", text: $task.name)
            }
            Section("Relationships") {
                MultiSelector(
                    label: Text("Serving Goals"),
                    options: allGoals,
                    optionToString: { goal in goal.name },
                    selected: $task.servingGoals
                )
            }
        }
        .navigationTitle("Edit Task")
    }
}

#Preview {
    NavigationStack {
        TaskEditView()
    }
}
