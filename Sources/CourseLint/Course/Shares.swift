#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Work spread over the machine's processors: each thread takes every n-th piece and keeps its results to itself.
enum Shares {
    /// `transform` of `0..<count`, in that order. Each thread has a state of its own, `initial` to begin with.
    static func map<State: Sendable, Result: Sendable>(
        _ count: Int, _ initial: State, _ transform: @escaping @Sendable (Int, inout State) -> Result
    ) -> [Result] {
        let width = max(1, min(count, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))))
        let shares = (0..<width).map { first in
            Share {
                var state = initial
                return stride(from: first, to: count, by: width).map { transform($0, &state) }
            }
        }
        let threads = shares.dropFirst().map { $0.start() }
        shares.first?.run()
        for (share, thread) in zip(shares.dropFirst(), threads) { share.finish(thread) }
        return (0..<count).map { shares[$0 % width].results[$0 / width] }
    }
}

/// The stack of each thread, that of a program's first one. Systems give less, 512 KB or what `ulimit -s` says, and a
/// parser that descends into nested code needs more.
private let stackBytes = 8 * 1024 * 1024

/// What one thread does. Its results are looked at only after it has ended.
private final class Share<Result: Sendable> {
    private let work: @Sendable () -> [Result]
    private(set) var results: [Result] = []

    init(work: @escaping @Sendable () -> [Result]) { self.work = work }

    func run() { results = work() }

    /// Begins a thread; nil where the system has none left.
    func start() -> pthread_t? {
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
        defer { attributes.deallocate() }
        guard pthread_attr_init(attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(attributes) }
        guard pthread_attr_setstacksize(attributes, stackBytes) == 0 else { return nil }
        let job = Job(run)
        let context = Unmanaged.passRetained(job)
        let status = pthread_create(&thread, attributes, { runJob($0) }, context.toOpaque())
        guard status == 0 else {
            context.release()
            return nil
        }
        return thread
    }

    /// Waits for the thread, or does its work where it could not begin.
    func finish(_ thread: pthread_t?) {
        if let thread { pthread_join(thread, nil) } else { run() }
    }
}

/// A closure that can pass through C.
private final class Job {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
}

private func runJob(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let context else { return nil }
    Unmanaged<Job>.fromOpaque(context).takeRetainedValue().run()
    return nil
}
