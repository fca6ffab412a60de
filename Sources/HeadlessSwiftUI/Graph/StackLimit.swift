#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How far a thread's stack may be used before a named trap is better than a crash without a word.
struct StackLimit {
    private var thread: pthread_t?
    /// The highest address that was seen on `thread`'s stack.
    private var highest: UInt = 0

    /// Bytes: the main thread's stack has 8 MB, and views call themselves below what is checked.
    private static let most: UInt = (4 << 20) - (768 << 10)

    /// Whether the thread that asks may go deeper. The main actor may be on another thread after each suspension.
    mutating func hasRoom() -> Bool {
        var here = 0
        let now = withUnsafePointer(to: &here) { UInt(bitPattern: $0) }
        let current = pthread_self()
        if thread.map({ pthread_equal($0, current) == 0 }) ?? true {
            thread = current
            highest = now
        }
        highest = max(highest, now)
        return highest - now < Self.most
    }
}
