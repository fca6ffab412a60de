import SwiftUI

struct Astronaut: Codable, Identifiable {
    let id: String
    let name: String
}

struct Mission {
    let id: Int
    let crew: [(name: String, role: String)]
}

struct MissionList: View {
    let astronauts = [
        "aldrin": Astronaut(id: "aldrin", name: "Buzz Aldrin"),
        "collins": Astronaut(id: "collins", name: "Michael Collins"),
    ]
    let mission = Mission(id: 11, crew: [("armstrong", "Commander"), ("aldrin", "Lunar Module Pilot")])

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("Apollo \(mission.id)") {
                    MissionView(mission: mission, astronauts: astronauts)
                }
            }
        }
    }
}

struct MissionView: View {
    let names: [String]

    init(mission: Mission, astronauts: [String: Astronaut]) {
        names = mission.crew.map { member in
            guard let astronaut = astronauts[member.name] else {
                fatalError("Missing \(member.name)")
            }
            return astronaut.name
        }
    }

    var body: some View {
        List(names, id: \.self, rowContent: Text.init)
    }
}

#Preview {
    MissionList()
}
