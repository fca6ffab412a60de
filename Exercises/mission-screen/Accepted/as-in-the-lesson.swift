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
                    LabeledContent(mission.displayName, value: mission.formattedLaunchDate)
                }
            }
            .navigationTitle("Moonshot")
        }
        .preferredColorScheme(.dark)
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
            VStack {
                badge
                Text(mission.formattedLaunchDate)

                VStack(alignment: .leading) {
                    SectionDivider()
                    Text("Mission Highlights")
                        .font(.title.bold())
                        .padding(.bottom, 5)
                    Text(mission.description)
                    SectionDivider()
                    Text("Crew")
                        .font(.title.bold())
                        .padding(.bottom, 5)
                }
                .padding(.horizontal)

                crewStrip
            }
            .padding(.bottom)
        }
        .navigationTitle(mission.displayName)
        .navigationBarTitleDisplayMode(.inline)
        .background(.night)
    }

    private var badge: some View {
        Image(mission.image)
            .resizable()
            .scaledToFit()
            .containerRelativeFrame(.horizontal) { width, axis in
                width * 0.6
            }
            .padding(.top)
    }

    private var crewStrip: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(crew, id: \.astronaut.id) { member in
                    NavigationLink {
                        AstronautView(astronaut: member.astronaut)
                    } label: {
                        CrewCard(member: member)
                    }
                    .padding(.horizontal)
                }
            }
        }
        .scrollIndicators(.hidden)
    }
}

struct CrewCard: View {
    let member: CrewMember

    var body: some View {
        HStack {
            Image(member.astronaut.id)
                .resizable()
                .scaledToFill()
                .frame(width: 104, height: 72)
                .clipShape(.capsule)
                .overlay(Capsule().strokeBorder(.white, lineWidth: 1))

            VStack(alignment: .leading) {
                Text(member.astronaut.name)
                    .font(.headline)
                    .foregroundStyle(.white)
                Text(member.role)
                    .foregroundStyle(.white.opacity(0.7))
            }
        }
    }
}

struct SectionDivider: View {
    var body: some View {
        Rectangle()
            .frame(height: 2)
            .foregroundStyle(.line)
            .padding(.vertical)
    }
}

/// The third screen: an astronaut.
struct AstronautView: View {
    let astronaut: Astronaut

    var body: some View {
        ScrollView {
            VStack {
                Image(astronaut.id)
                    .resizable()
                    .scaledToFit()
                Text(astronaut.description)
                    .padding()
            }
        }
        .background(.night)
        .navigationTitle(astronaut.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

extension ShapeStyle where Self == Color {
    static var night: Color { Color(red: 0.06, green: 0.07, blue: 0.13) }
    static var line: Color { Color(red: 0.25, green: 0.27, blue: 0.36) }
}
