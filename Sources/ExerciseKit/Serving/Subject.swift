/// What an exercise is about, as something that is told commands and watched: the reference is one, and so is the
/// harness around a student's types.
public protocol Subject {
    associatedtype Command: WireRepresentable
    associatedtype Observation: WireRepresentable

    /// A fresh one, for each sequence of commands.
    init()

    /// Does as told and gives what can be seen of it afterwards. Only a reference throws: it says with which message a
    /// right solution stops the program here.
    mutating func perform(_ command: Command) throws(Trap) -> Observation
}

/// Where a right solution stops the program, as `fatalError(message)` does.
public struct Trap: Error, Equatable, Sendable {
    public var message: String

    public init(_ message: String) { self.message = message }
}
