import SwiftUI

/// The first screen: all missions. A tap on one opens it.
struct ContentView: View {
    let missions: [Mission]
    /// All astronauts by id.
    let astronauts: [String: Astronaut]

    var body: some View {
        NavigationStack {
            // Your list goes here.
            Text("No missions yet")
        }
    }
}

/// The second screen: a mission, its story and its crew. A tap on a crew member opens the astronaut.
struct MissionView: View {
    let mission: Mission
    /// All astronauts by id.
    let astronauts: [String: Astronaut]

    var body: some View {
        // And the mission here.
        Text("No story yet")
    }
}

/// The third screen: an astronaut.
struct AstronautView: View {
    let astronaut: Astronaut

    var body: some View {
        // And the astronaut here.
        Text("No story yet")
    }
}

#Preview {
    let armstrong = Astronaut(
        id: "armstrong", name: "Neil Armstrong", description: "The first person to walk on the Moon.")
    let apollo11 = Mission(
        id: 11, launchDate: Date(timeIntervalSince1970: -14_601_600),
        crew: [Mission.CrewEntry(name: "armstrong", role: "Commander")],
        description: "Two people walked on the Moon for the first time.")

    ContentView(missions: [apollo11], astronauts: ["armstrong": armstrong])
}
