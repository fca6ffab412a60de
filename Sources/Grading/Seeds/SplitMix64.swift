/// Sebastiano Vigna's SplitMix64: a stream of 64-bit numbers that depends on the seed alone, on every machine.
///
/// Each step adds 0x9E3779B97F4A7C15 to the state `z`, then yields
/// `z ^= z >> 30; z *= 0xBF58476D1CE4E5B9; z ^= z >> 27; z *= 0x94D049BB133111EB; z ^ (z >> 31)`, all modulo 2⁶⁴.
public struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// The stream that `seed` begins.
    public init(seed: UInt64) { state = seed }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, not including, `bound` (1 or more), each as likely as the other: takes the next 64 bits
    /// until they are at least 2⁶⁴ mod `bound`, and gives them modulo `bound`.
    mutating func below(_ bound: UInt64) -> UInt64 {
        let least = (0 &- bound) % bound
        var value = next()
        while value < least { value = next() }
        return value % bound
    }

    /// A number of `range`, each as likely as the other.
    mutating func pick(_ range: ClosedRange<Int>) -> Int {
        let width = UInt64(bitPattern: Int64(range.upperBound)) &- UInt64(bitPattern: Int64(range.lowerBound))
        let offset = width == .max ? next() : below(width + 1)
        return range.lowerBound &+ Int(truncatingIfNeeded: offset)
    }
}
