import ExerciseKit
import SwiftUI

@testable import Commands

@MainActor
struct ReferenceApp: @preconcurrency Reference {
    private var player = Player()

    mutating func perform(_ command: Command) throws(Trap) -> Observation {
        if case .launch(let missions, let astronauts) = command,
            let gap = Flights(missions: missions, astronauts: astronauts).gap
        {
            throw Trap("Missing \(gap.id)")
        }
        return player.perform(command) { ReferenceList(flights: $0) }
    }

    nonisolated static func sequence(length: Int, using generator: inout some RandomNumberGenerator) -> [Command] {
        var user = User()
        return (0..<length).map { _ in user.next(using: &generator) }
    }
}

let oracle = Oracle(ReferenceApp.self)

// MARK: the screens

struct ReferenceList: View {
    let flights: Flights

    var body: some View {
        NavigationStack {
            List(flights.missions, id: \.name) { mission in
                NavigationLink(destination: ReferenceMission(mission: mission, astronauts: flights.astronauts)) {
                    Text(mission.name)
                    Text(mission.date)
                }
            }
            .navigationTitle("Moonshot")
        }
    }
}

struct ReferenceMission: View {
    let mission: Mission
    let astronauts: [Astronaut]

    var body: some View {
        List {
            Text(mission.date)
            Text("Mission Highlights")
            Text(mission.story)
            Text("Crew")
            ForEach(mission.crew, id: \.id) { seat in
                if let astronaut = astronauts.first(where: { $0.id == seat.id }) {
                    NavigationLink(destination: ReferenceAstronaut(astronaut: astronaut)) {
                        Text(astronaut.name)
                        Text(seat.role)
                    }
                }
            }
        }
        .navigationTitle(mission.name)
    }
}

struct ReferenceAstronaut: View {
    let astronaut: Astronaut

    var body: some View {
        Text(astronaut.story).navigationTitle(astronaut.name)
    }
}

// MARK: what to try

/// Somebody who starts the app and looks around.
private struct User {
    fileprivate enum Place { case nowhere, list, mission(crew: Int), astronaut(crew: Int) }
    private var place = Place.nowhere
    private var missions: [Mission] = []

    mutating func next(using generator: inout some RandomNumberGenerator) -> Command {
        if Int.random(in: 0..<25, using: &generator) == 0 { return .back(from: &place) }
        switch place {
        case .nowhere: return launch(using: &generator)
        case .list: return onList(using: &generator)
        case .mission(let crew): return onMission(crew, using: &generator)
        case .astronaut: return .back(from: &place)
        }
    }

    private mutating func launch(using generator: inout some RandomNumberGenerator) -> Command {
        let astronauts = Astronaut.some(using: &generator)
        missions = Mission.some(with: astronauts, using: &generator)
        place = .list
        return .launch(missions: missions, astronauts: astronauts)
    }

    private mutating func onList(using generator: inout some RandomNumberGenerator) -> Command {
        guard !missions.isEmpty, Int.random(in: 0..<8, using: &generator) > 0 else { return launch(using: &generator) }
        let chosen = missions.indices.randomElement(using: &generator) ?? 0
        place = .mission(crew: missions[chosen].crew.count)
        return .openMission(place: chosen + 1)
    }

    private mutating func onMission(_ crew: Int, using generator: inout some RandomNumberGenerator) -> Command {
        guard crew > 0, Int.random(in: 0..<4, using: &generator) > 0 else { return .back(from: &place) }
        place = .astronaut(crew: crew)
        return .openAstronaut(place: Int.random(in: 1...crew, using: &generator))
    }
}

extension Command {
    fileprivate static func back(from place: inout User.Place) -> Command {
        switch place {
        case .nowhere, .list: break
        case .mission: place = .list
        case .astronaut(let crew): place = .mission(crew: crew)
        }
        return .back
    }
}

extension Astronaut {
    /// None to six; some bear one name.
    fileprivate static func some(using generator: inout some RandomNumberGenerator) -> [Astronaut] {
        let known = [
            ("armstrong", "Neil Armstrong"), ("aldrin", "Buzz Aldrin"), ("lovell", "Jim Lovell"),
            ("ride", "Sally Ride"),
            ("scott", "Dave Scott"), ("scott-of-skylab", "Dave Scott"), ("young", "John Young"),
            ("cernan", "Gene Cernan"),
        ]
        let count = Int.random(in: 0...6, using: &generator)
        return known.shuffled(using: &generator).prefix(count).map {
            Astronaut(id: $0, name: $1, story: "The life of \($0).")
        }
    }
}

extension Mission {
    /// None to four with crews of these astronauts; now and then one has a seat for somebody whom nobody knows.
    fileprivate static func some(
        with astronauts: [Astronaut], using generator: inout some RandomNumberGenerator
    ) -> [Mission] {
        let launches: [Launch] = [
            .never, .on(day: "1968-10-11"), .on(day: "1969-03-03"), .on(day: "1970-04-11"), .on(day: "1972-12-07"),
        ]
        let numbers = ["1", "7", "8", "11", "13", "17"].shuffled(using: &generator)
        var missions = numbers.prefix(Int.random(in: 0...4, using: &generator)).map { number in
            let seats = astronauts.shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator))
            return Mission(
                name: "Apollo \(number)", launch: launches.randomElement(using: &generator) ?? .never,
                crew: seats.map { Seat(id: $0.id, role: role(using: &generator)) }, story: "The story of \(number).")
        }
        if let chosen = missions.indices.randomElement(using: &generator), Int.random(in: 0..<6, using: &generator) == 0
        {
            missions[chosen] = missions[chosen].withSomebodyUnknown(using: &generator)
        }
        return missions
    }

    private static func role(using generator: inout some RandomNumberGenerator) -> String {
        ["Commander", "Command Module Pilot", "Lunar Module Pilot"].randomElement(using: &generator) ?? ""
    }

    private func withSomebodyUnknown(using generator: inout some RandomNumberGenerator) -> Mission {
        var crew = crew
        let place = Int.random(in: 0...crew.count, using: &generator)
        crew.insert(Seat(id: "armstrng", role: "Commander"), at: place)
        return Mission(name: name, launch: launch, crew: crew, story: story)
    }
}
