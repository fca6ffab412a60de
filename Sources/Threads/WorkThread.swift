#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A thread that does one piece of work and ends. Its stack is that of a program's first one: systems give others less, 512 KB
/// or what `ulimit -s` says, and a parser that descends into nested code needs more.
///
/// For work that waits for other programs or fills a processor for long, which a pool of Swift's tasks is not made for.
public struct WorkThread {
    private static let stackBytes = 8 << 20

    private let thread: pthread_t

    /// Begins the work; nil where the system has no thread left: then nothing is done. Call `wait` or `leave` once.
    public init?(_ work: @escaping @Sendable () -> Void) {
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        defer { attributes.deallocate() }
        guard pthread_attr_init(attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(attributes) }
        guard pthread_attr_setstacksize(attributes, Self.stackBytes) == 0 else { return nil }
        #if canImport(Glibc)
            var started = pthread_t()
        #else
            var started: pthread_t?
        #endif
        let context = Unmanaged.passRetained(Job(work))
        guard pthread_create(&started, attributes, { runJob($0) }, context.toOpaque()) == 0 else {
            context.release()
            return nil
        }
        #if canImport(Glibc)
            thread = started
        #else
            guard let started else { return nil }
            thread = started
        #endif
    }

    /// Waits until the work is done.
    public func wait() { pthread_join(thread, nil) }

    /// Lets the work go on by itself.
    public func leave() { pthread_detach(thread) }
}

/// A closure that can pass through C.
private final class Job {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

private func runJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<Job>.fromOpaque(context).takeRetainedValue().work()
    return nil
}
