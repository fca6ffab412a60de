#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How far the thread's stack may be used before a named trap is better than a crash without a word.
struct StackLimit {
    private let lowest: UInt

    /// Bytes kept free for what the views call themselves.
    private static let reserve: UInt = 768 << 10

    init() {
        var here = 0
        let now = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
        lowest = (Self.bottom() ?? now &- (4 << 20)) &+ Self.reserve
    }

    var hasRoom: Bool {
        var here = 0
        return withUnsafePointer(to: &here) { UInt(bitPattern: $0) > lowest }
    }

    /// The lowest address of the main thread's stack, as far as the limit says.
    private static func bottom() -> UInt? { nil }
}
