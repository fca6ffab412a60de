import SwiftUI

struct Goal: Identifiable, Hashable {
    let name: String
    var id: String { name }
}

struct MultiSelectionView: View {
    let options: [Goal]
    @Binding var selected: Set<Goal>

    var body: some View {
        List(options) { goal in
            Button(goal.name) {
                selected.formSymmetricDifference([goal])
            }
        }
    }
}

struct ContentView: View {
    @State private var selected = Set<Goal>()
    let goals = [Goal(name: "Learn Japanese"), Goal(name: "Learn SwiftUI")]

    var body: some View {
        NavigationStack {
            NavigationLink("Serving Goals") {
                MultiSelectionView(options: goals, selected: selected)
            }
        }
    }
}

#Preview {
    ContentView()
}
