import SwiftUI

struct CrewMember {
    let role: String
    let name: String
}

struct CrewRow: View {
    let member: CrewMember
    @State private var isFavourite = false

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(member.name).font(.headline)
                Text(member.role).foregroundStyle(.secondary)
            }
            Toggle("Favourite \(member.name)", isOn: $isFavourite)
                .labelsHidden()
        }
    }
}

struct MissionView: View {
    let crew = [
        CrewMember(role: "Pilot", name: "Wally Schirra"),
        CrewMember(role: "Pilot", name: "Donn Eisele"),
        CrewMember(role: "Engineer", name: "Walter Cunningham"),
    ]

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(crew, id: \.role) { member in
                    CrewRow(member: member)
                }
            }
        }
        .navigationTitle("Apollo 7")
    }
}

#Preview {
    NavigationStack {
        MissionView()
    }
}
