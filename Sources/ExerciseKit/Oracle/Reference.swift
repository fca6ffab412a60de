/// A reference implementation, slow and obvious, and what to try it with.
public protocol Reference: Subject, SendableMetatype where Command: Sendable, Observation: Sendable {
    /// `length` commands (1 or more) such as a right solution must serve. What `generator` gives decides all of them.
    static func sequence(length: Int, using generator: inout some RandomNumberGenerator) -> [Command]
}
