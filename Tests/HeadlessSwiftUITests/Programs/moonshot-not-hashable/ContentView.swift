import SwiftUI

struct Mission: Codable, Identifiable {
    let id: Int
    let description: String
}

struct ContentView: View {
    let missions = [Mission(id: 7, description: "Eleven days around the Earth.")]

    var body: some View {
        NavigationStack {
            List(missions) { mission in
                NavigationLink(value: mission) {
                    Text("Apollo \(mission.id)")
                }
            }
            .navigationDestination(for: Mission.self) { mission in
                Text(mission.description)
            }
        }
    }
}

#Preview {
    ContentView()
}
