import SwiftUI

struct Mission: Identifiable, Hashable {
    let id: Int
    let crew: [String]

    var displayName: String { "Apollo \(id)" }
}

struct Astronaut: Hashable, Identifiable {
    let name: String
    var id: String { name }
}

@Observable
class PathStore {
    var path = NavigationPath()

    func goHome() {
        path = NavigationPath()
    }
}

struct ContentView: View {
    @AppStorage("showingGrid") private var showingGrid = true
    @State private var pathStore = PathStore()

    private let missions = [
        Mission(id: 11, crew: ["Neil Armstrong", "Buzz Aldrin", "Michael Collins"]),
        Mission(id: 12, crew: ["Pete Conrad", "Alan Bean", "Richard Gordon"]),
    ]

    var body: some View {
        NavigationStack(path: $pathStore.path) {
            Group {
                if showingGrid {
                    GridLayout(missions: missions)
                } else {
                    ListLayout(missions: missions)
                }
            }
            .navigationTitle("Moonshot")
            .navigationDestination(for: Mission.self) { mission in
                MissionView(mission: mission, pathStore: pathStore)
            }
            .navigationDestination(for: Astronaut.self) { astronaut in
                Text("About \(astronaut.name)")
                    .navigationTitle(astronaut.name)
                    .toolbar {
                        Button("Home", systemImage: "house", action: pathStore.goHome)
                    }
            }
            .toolbar {
                Button(showingGrid ? "Show as list" : "Show as grid") {
                    withAnimation {
                        showingGrid.toggle()
                    }
                }
            }
        }
    }
}

struct GridLayout: View {
    let missions: [Mission]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
                ForEach(missions) { mission in
                    NavigationLink(value: mission) {
                        VStack {
                            Text(mission.displayName)
                            Text("\(mission.crew.count) seats")
                        }
                    }
                }
            }
        }
    }
}

struct ListLayout: View {
    let missions: [Mission]

    var body: some View {
        List(missions) { mission in
            NavigationLink(mission.displayName, value: mission)
                .listRowBackground(Color.black.opacity(0.2))
        }
        .listStyle(.plain)
    }
}

struct MissionView: View {
    let mission: Mission
    var pathStore: PathStore

    var body: some View {
        List(mission.crew, id: \.self) { name in
            Button(name) {
                pathStore.path.append(Astronaut(name: name))
            }
        }
        .navigationTitle(mission.displayName)
    }
}

@main
struct MoonshotApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
                .preferredColorScheme(.dark)
        }
    }
}
