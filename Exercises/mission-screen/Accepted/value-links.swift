import SwiftUI

// Links that say a value, destinations declared once, and lists with sections on every screen.
struct ContentView: View {
    var missions: [Mission]
    var astronauts: [String: Astronaut]

    var body: some View {
        NavigationStack {
            List {
                ForEach(missions) { mission in
                    NavigationLink(value: mission) {
                        HStack {
                            Image(decorative: mission.image)
                            VStack(alignment: .leading) {
                                Text(mission.displayName).font(.headline)
                                Text("Launched: \(mission.formattedLaunchDate)").foregroundStyle(.secondary)
                            }
                        }
                    }
                }
            }
            .navigationDestination(for: Mission.self) { mission in
                MissionView(mission: mission, astronauts: astronauts)
            }
            .navigationDestination(for: Astronaut.self, destination: AstronautView.init)
            .navigationTitle(Text("Moonshot"))
        }
    }
}

struct MissionView: View {
    let mission: Mission
    let astronauts: [String: Astronaut]

    var body: some View {
        List {
            Section {
                LabeledContent("Launch", value: mission.formattedLaunchDate)
            }
            Section("Mission Highlights") {
                Text(mission.description)
            }
            Section("Crew") {
                ForEach(mission.crew, id: \.self) { entry in
                    let astronaut = astronaut(entry.name)
                    NavigationLink(value: astronaut) {
                        Label {
                            VStack(alignment: .leading) {
                                Text(entry.role).font(.caption)
                                Text(astronaut.name)
                            }
                        } icon: {
                            Image(systemName: "person.circle")
                        }
                    }
                }
            }
        }
        .navigationTitle(mission.displayName)
    }

    private func astronaut(_ id: String) -> Astronaut {
        guard let astronaut = astronauts[id] else { preconditionFailure("Missing \(id)") }
        return astronaut
    }
}

struct AstronautView: View {
    let astronaut: Astronaut

    var body: some View {
        Form {
            Text(astronaut.description)
        }
        .navigationTitle(astronaut.name)
    }
}
