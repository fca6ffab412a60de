import SwiftUI

struct Goal: Identifiable, Hashable {
    let name: String
    var id: String { name }
}

struct MultiSelectionView: View {
    let options: [Goal]
    @State var selected: Set<Goal>

    var body: some View {
        List(options) { goal in
            Button {
                if selected.contains(goal) {
                    selected.remove(goal)
                } else {
                    selected.insert(goal)
                }
            } label: {
                HStack {
                    Text(goal.name)
                    Spacer()
                    if selected.contains(goal) {
                        Image(systemName: "checkmark")
                    }
                }
            }
            .buttonStyle(.plain)
        }
    }
}

struct ContentView: View {
    @State private var selected: Set<Goal> = []
    let goals = ["Learn Japanese", "Learn SwiftUI"].map(Goal.init(name:))

    var body: some View {
        NavigationStack {
            Form {
                NavigationLink {
                    MultiSelectionView(options: goals, selected: selected)
                } label: {
                    LabeledContent("Serving Goals") {
                        Text("\(selected.count) chosen")
                    }
                }
            }
            .navigationTitle("Edit Task")
        }
    }
}

#Preview {
    ContentView()
}
