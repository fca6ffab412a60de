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

struct OptionsList<Option: Identifiable & Hashable>: View {
    let options: [Option]
    let write: (Option) -> String
    @Binding var chosen: Set<Option>

    var body: some View {
        List(options) { option in
            let isChosen = chosen.hasValue(with: option.id)
            HStack {
                Text(write(option))
                Spacer()
                Image(systemName: isChosen ? "checkmark" : "circle")
                    .foregroundStyle(isChosen ? Color.accentColor : .secondary)
            }
            .contentShape(.rect)
            .onTapGesture {
                withAnimation {
                    chosen.toggle(option)
                }
            }
            .accessibilityAddTraits(.isButton)
        }
        .listStyle(.insetGrouped)
    }
}

extension Set where Element: Identifiable {
    func hasValue(with id: Element.ID) -> Bool { contains { $0.id == id } }

    mutating func toggle(_ value: Element) {
        if hasValue(with: value.id) {
            for old in self where old.id == value.id { remove(old) }
        } else {
            insert(value)
        }
    }

    func summary(of options: [Element], in locale: Locale, write: (Element) -> String) -> String {
        options.filter { hasValue(with: $0.id) }.map(write).formatted(
            .list(type: .and, width: .standard).locale(locale))
    }
}
