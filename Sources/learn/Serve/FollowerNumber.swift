import Synchronization

/// Tells followers apart.
struct FollowerNumber: Hashable, Sendable {
    private static let latest = Atomic(0)
    private let number: Int

    init() { number = Self.latest.add(1, ordering: .relaxed).newValue }
}
