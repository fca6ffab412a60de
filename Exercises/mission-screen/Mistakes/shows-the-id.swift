import SwiftUI

/// The first screen: all missions. A tap on one opens it.
struct ContentView: View {
    let missions: [Mission]
    /// All astronauts by id.
    let astronauts: [String: Astronaut]

    var body: some View {
        NavigationStack {
            List(missions) { mission in
                NavigationLink {
                    MissionView(mission: mission, astronauts: astronauts)
                } label: {
                    VStack(alignment: .leading) {
                        Text(mission.displayName)
                        Text(mission.formattedLaunchDate)
                    }
                }
            }
            .navigationTitle("Moonshot")
        }
    }
}

/// The second screen: a mission, its story and its crew. A tap on a crew member opens the astronaut.
struct MissionView: View {
    let mission: Mission
    let crew: [CrewMember]

    init(mission: Mission, astronauts: [String: Astronaut]) {
        self.mission = mission
        self.crew = mission.crew.map { entry in
            guard let astronaut = astronauts[entry.name] else {
                fatalError("Missing \(entry.name)")
            }
            return CrewMember(role: entry.role, astronaut: astronaut)
        }
    }

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text(mission.formattedLaunchDate)
                Text("Mission Highlights")
                Text(mission.description)
                Text("Crew")
                ForEach(crew, id: \.astronaut.id) { member in
                    NavigationLink {
                        AstronautView(astronaut: member.astronaut)
                    } label: {
                        CrewCard(member: member)
                    }
                }
            }
        }
        .navigationTitle(mission.displayName)
    }
}

struct CrewCard: View {
    let member: CrewMember

    var body: some View {
        VStack(alignment: .leading) {
            Text(member.astronaut.id)
            Text(member.role)
        }
    }
}

/// The third screen: an astronaut.
struct AstronautView: View {
    let astronaut: Astronaut

    var body: some View {
        ScrollView {
            Text(astronaut.description)
        }
        .navigationTitle(astronaut.name)
    }
}
