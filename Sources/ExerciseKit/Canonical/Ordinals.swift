/// Numbers for identities that are random by nature: the first one seen is 1, the next new one 2, and one that was seen
/// before keeps its number.
public struct Ordinals: Equatable, Sendable {
    private var seen: [String] = []

    public init() {}

    /// The number of `identity`, 1 or more.
    public mutating func ordinal(of identity: String) -> Int {
        if let place = seen.firstIndex(of: identity) { return place + 1 }
        seen.append(identity)
        return seen.count
    }
}
