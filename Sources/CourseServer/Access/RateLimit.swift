/// Lets so many through at once and then so many a second: a token bucket.
public struct RateLimit: Sendable {
    private let burst: Double
    private let perSecond: Double
    private var level: Double
    private var latest = 0

    /// `burst` at once, and `perSecond` from then on.
    public init(burst: Int, perSecond: Double) {
        self.burst = Double(burst)
        self.perSecond = perSecond
        level = Double(burst)
    }

    /// Whether one more may pass at `time`, milliseconds of a clock that nobody sets.
    public mutating func admits(at time: Int) -> Bool {
        level = min(burst, level + Double(max(0, time - latest)) / 1000 * perSecond)
        latest = max(latest, time)
        guard level >= 1 else { return false }
        level -= 1
        return true
    }
}
