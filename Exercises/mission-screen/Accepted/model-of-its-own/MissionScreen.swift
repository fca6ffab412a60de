import SwiftUI

// An observable object in the environment; the old way to link; a list of the crew below the story.
struct ContentView: View {
    @StateObject private var archive: Archive

    init(missions: [Mission], astronauts: [String: Astronaut]) {
        _archive = StateObject(wrappedValue: Archive(missions: missions, astronauts: astronauts))
    }

    var body: some View {
        NavigationStack {
            VStack {
                List {
                    Section(header: Text("All missions")) {
                        ForEach(archive.missions) { row($0) }
                    }
                }
            }
            .navigationTitle("Moonshot")
        }
        .environmentObject(archive)
    }

    private func row(_ mission: Mission) -> some View {
        NavigationLink(destination: MissionView(mission: mission)) {
            HStack {
                Text(mission.displayName)
                Spacer()
                Text(mission.formattedLaunchDate)
            }
        }
    }
}

struct MissionView: View {
    @EnvironmentObject var archive: Archive
    let mission: Mission

    var body: some View {
        VStack(alignment: .leading) {
            GroupBox {
                HStack {
                    Text("Launched")
                    Text(mission.formattedLaunchDate).bold()
                }
            }
            Text("Mission Highlights").font(.headline)
            ScrollView { Text(mission.description) }
            Text("Crew").font(.headline)
            List(archive.crew(of: mission)) { member in
                NavigationLink(destination: AstronautView(astronaut: member.astronaut)) {
                    LabeledContent(member.role, value: member.astronaut.name)
                }
            }
        }
        .navigationTitle(mission.displayName)
    }
}

struct AstronautView: View {
    let astronaut: Astronaut

    var body: some View {
        Text(astronaut.description)
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .navigationTitle(astronaut.name)
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView(missions: [], astronauts: [:])
    }
}
