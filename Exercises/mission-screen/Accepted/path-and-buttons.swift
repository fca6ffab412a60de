import SwiftUI

// Buttons that push onto a path of routes, in a grid of cards.
enum Route: Hashable {
    case mission(Mission)
    case astronaut(Astronaut)
}

struct ContentView: View {
    let missions: [Mission]
    let astronauts: [String: Astronaut]
    @State private var path: [Route] = []

    private let columns = [GridItem(.adaptive(minimum: 150))]

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                LazyVGrid(columns: columns) {
                    ForEach(missions) { mission in
                        Button {
                            path.append(.mission(mission))
                        } label: {
                            MissionTile(mission: mission)
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding([.horizontal, .bottom])
            }
            .navigationTitle("Moonshot")
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .mission(let mission):
                    MissionView(mission: mission, astronauts: astronauts) { path.append(.astronaut($0)) }
                case .astronaut(let astronaut):
                    AstronautView(astronaut: astronaut)
                }
            }
        }
    }
}

private struct MissionTile: View {
    let mission: Mission

    var body: some View {
        VStack {
            Text(mission.displayName)
                .font(.headline)
            Text(mission.formattedLaunchDate)
                .font(.caption)
                .foregroundStyle(.secondary)
        }
        .padding()
        .frame(maxWidth: .infinity)
        .background(RoundedRectangle(cornerRadius: 10).fill(.quaternary))
    }
}

struct MissionView: View {
    let mission: Mission
    let crew: [CrewMember]
    let open: (Astronaut) -> Void

    init(mission: Mission, astronauts: [String: Astronaut], open: @escaping (Astronaut) -> Void) {
        self.mission = mission
        self.open = open
        var crew: [CrewMember] = []
        for entry in mission.crew {
            precondition(astronauts[entry.name] != nil, "Missing " + entry.name)
            crew.append(CrewMember(role: entry.role, astronaut: astronauts[entry.name]!))
        }
        self.crew = crew
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Label(mission.formattedLaunchDate, systemImage: "calendar")
                Divider()
                Text("Mission Highlights").font(.title2)
                Text(mission.description)
                Divider()
                Text("Crew").font(.title2)
                ForEach(0..<crew.count, id: \.self) { index in
                    let member = crew[index]
                    Button("\(member.astronaut.name), \(member.role)") {
                        open(member.astronaut)
                    }
                }
            }
            .padding()
        }
        .navigationTitle(mission.displayName)
    }
}

struct AstronautView: View {
    let astronaut: Astronaut

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text(astronaut.name).font(.largeTitle)
                Text(astronaut.description)
            }
        }
        .navigationTitle(astronaut.name)
    }
}
