/// A reference seen through the wire, so that all exercises are graded by the same engine.
public struct Oracle: Sendable {
    /// What the reference shows for a sequence of commands, each told to it in turn.
    public enum Answer: Equatable, Sendable {
        case completed([WireValue])
        /// The observations before the program stops, and with which message it does.
        case trapped([WireValue], message: String)
        /// The command at this index is none of the exercise's.
        case unreadable(command: Int)
    }

    /// The name in `exercise.yaml`; empty for one of an exercise's own.
    public let name: String
    private let respond: @Sendable ([WireValue]) -> Answer
    private let make: @Sendable (Int, inout any RandomNumberGenerator) -> [WireValue]
    private let answered: (@Sendable (Int, inout any RandomNumberGenerator) -> ([WireValue], Answer))?

    init(
        respond: @escaping @Sendable ([WireValue]) -> Answer,
        make: @escaping @Sendable (Int, inout any RandomNumberGenerator) -> [WireValue]
    ) {
        name = ""
        self.respond = respond
        self.make = make
        answered = nil
    }

    public init<R: Reference>(_ name: String, _ reference: R.Type) {
        self.name = name
        // The commands that were made are those that would be read from the wire.
        answered = { length, generator in
            let commands = R.sequence(length: length, using: &generator)
            return (commands.map(\.wire), Self.answer(of: R.self, to: commands))
        }
        respond = { commands in Self.answer(of: R.self, to: commands) }
        make = { length, generator in R.sequence(length: length, using: &generator).map(\.wire) }
    }

    /// The oracle of an exercise's own.
    public init<R: Reference>(_ reference: R.Type) {
        self.init(
            respond: { commands in Self.answer(of: R.self, to: commands) },
            make: { length, generator in R.sequence(length: length, using: &generator).map(\.wire) })
    }

    /// What a right solution shows for `commands`.
    public func answer(to commands: [WireValue]) -> Answer { respond(commands) }

    /// A sequence of `length` commands, decided by `generator`.
    public func sequence(length: Int, using generator: inout any RandomNumberGenerator) -> [WireValue] {
        make(length, &generator)
    }

    /// A sequence, and what a right solution shows for it.
    public func answeredSequence(
        length: Int, using generator: inout any RandomNumberGenerator
    ) -> (commands: [WireValue], answer: Answer) {
        if let answered { return answered(length, &generator) }
        let commands = sequence(length: length, using: &generator)
        return (commands, answer(to: commands))
    }

    private static func answer<R: Reference>(of reference: R.Type, to commands: [R.Command]) -> Answer {
        var subject = R()
        var observations: [WireValue] = []
        for command in commands {
            do throws(Trap) {
                observations.append(try subject.perform(command).wire)
            } catch {
                return .trapped(observations, message: error.message)
            }
        }
        return .completed(observations)
    }

    private static func answer<R: Reference>(of reference: R.Type, to wires: [WireValue]) -> Answer {
        var commands: [R.Command] = []
        for (index, wire) in wires.enumerated() {
            guard let command = R.Command(wire: wire) else { return .unreadable(command: index) }
            commands.append(command)
        }
        return answer(of: reference, to: commands)
    }
}
