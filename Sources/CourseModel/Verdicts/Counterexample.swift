/// A shortest sequence of commands found on which a student's code and the reference differ.
public struct Counterexample: Equatable, Sendable {
    /// The named case it came from, if it did.
    public var caseName: String?
    /// Sequences that must be served before, each with a fresh start, for the difference to show: there are some only
    /// where the student's code keeps something from one start to the next.
    public var earlier: [[PlainValue]]
    public var commands: [PlainValue]
    public var expected: Behaviour
    public var observed: Behaviour
    /// What the generated sequences came from.
    public var seed: UInt64

    public init(
        caseName: String? = nil, earlier: [[PlainValue]] = [], commands: [PlainValue], expected: Behaviour,
        observed: Behaviour, seed: UInt64
    ) {
        self.caseName = caseName
        self.earlier = earlier
        self.commands = commands
        self.expected = expected
        self.observed = observed
        self.seed = seed
    }

    /// The first command, counted from 0, at which the two differ.
    public var place: Int {
        let pairs = zip(expected.observations, observed.observations)
        return pairs.prefix { $0 == $1 }.reduce(0) { count, _ in count + 1 }
    }
}

/// What is seen of a sequence of commands: an observation after each, and how it ended.
public struct Behaviour: Equatable, Sendable {
    public var observations: [PlainValue]
    public var ending: Ending

    public init(observations: [PlainValue], ending: Ending) {
        self.observations = observations
        self.ending = ending
    }
}

/// How a sequence of commands ended.
public enum Ending: Equatable, Sendable {
    /// All commands were served.
    case completed
    /// The program stopped itself, as by `fatalError`; nil where it said nothing.
    case trapped(message: String?)
    /// The program was stopped by this signal.
    case crashed(signal: Int)
    /// The program left with this status.
    case exited(status: Int)
    case timeLimit
    case memoryLimit
    case outputLimit
    /// What was left behind makes no sense.
    case interfered
}
