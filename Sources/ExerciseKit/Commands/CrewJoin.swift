/// The exercise `crew-join`: astronauts are made known, then missions are joined with them.
public enum CrewJoin {
    /// What a subject is told.
    public enum Command: Equatable, Sendable {
        /// From now on this astronaut is found under its id, in place of any other with it.
        case astronaut(Astronaut)
        /// Join this crew with the astronauts known so far.
        case mission(crew: [CrewEntry])
    }

    public enum Observation: Equatable, Sendable {
        /// Nothing can be seen yet.
        case noted
        /// The joined crew, in its order.
        case crew([CrewMember])
    }

    public struct Astronaut: Equatable, Sendable {
        public var id: String
        public var name: String
        public var description: String

        public init(id: String, name: String, description: String) {
            self.id = id
            self.name = name
            self.description = description
        }
    }

    /// A seat of a mission: the astronaut's id, called `name` in the data, and the role.
    public struct CrewEntry: Equatable, Sendable {
        public var name: String
        public var role: String

        public init(name: String, role: String) {
            self.name = name
            self.role = role
        }
    }

    public struct CrewMember: Equatable, Sendable {
        public var role: String
        public var astronaut: Astronaut

        public init(role: String, astronaut: Astronaut) {
            self.role = role
            self.astronaut = astronaut
        }
    }
}
