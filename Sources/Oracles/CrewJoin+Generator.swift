public import ExerciseKit

extension CrewJoinReference {
    /// Astronauts come up often enough twice, and roles and names often enough in common, for a wrong join to show; about
    /// one entry in twelve has an id that nobody has.
    public static func sequence(
        length: Int, using generator: inout some RandomNumberGenerator
    ) -> [CrewJoin.Command] {
        var known: [String] = []
        return (0..<length).map { place in
            let isMission = place > 0 && Int.random(in: 0..<5, using: &generator) < 2
            guard isMission else {
                let astronaut = astronaut(using: &generator)
                known.append(astronaut.id)
                return .astronaut(astronaut)
            }
            return .mission(crew: crew(of: known, using: &generator))
        }
    }

    private static func astronaut(using generator: inout some RandomNumberGenerator) -> CrewJoin.Astronaut {
        CrewJoin.Astronaut(
            id: ids.randomElement(using: &generator) ?? "",
            name: names.randomElement(using: &generator) ?? "",
            description: descriptions.randomElement(using: &generator) ?? "")
    }

    private static func crew(
        of known: [String], using generator: inout some RandomNumberGenerator
    ) -> [CrewJoin.CrewEntry] {
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
            let pool = Int.random(in: 0..<12, using: &generator) == 0 ? ids + names : known
            return CrewJoin.CrewEntry(
                name: pool.randomElement(using: &generator) ?? "",
                role: roles.randomElement(using: &generator) ?? "")
        }
    }

    // Some names are others' ids; two ids differ in case alone, two in an accent, and one is how another begins.
    private static let ids = ["young", "cernan", "lovell", "scott", "Scott", "roosa", "éluard", "eluard", "scotty"]
    private static let names = ["Young", "Gene Cernan", "Lovell", "scott", "Dave Scott", "young"]
    private static let descriptions = ["Flew twice.", "Walked on the Moon.", ""]
    private static let roles = ["Commander", "Command Module Pilot", "Lunar Module Pilot", "Mission specialist"]
}
