internal import Threads

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
        let threads = shares.dropFirst().map { share in WorkThread { share.run() } }
        shares.first?.run()
        for (share, thread) in zip(shares.dropFirst(), threads) { share.finish(thread) }
        return (0..<count).map { shares[$0 % width].results[$0 / width] }
    }
}

/// What one thread does. Its results are looked at only after it has ended.
private final class Share<Result: Sendable>: @unchecked Sendable {
    private let work: @Sendable () -> [Result]
    private(set) var results: [Result] = []

    init(work: @escaping @Sendable () -> [Result]) { self.work = work }

    func run() { results = work() }

    /// Waits for the thread, or does its work where it could not begin.
    func finish(_ thread: WorkThread?) {
        if let thread { thread.wait() } else { run() }
    }
}
