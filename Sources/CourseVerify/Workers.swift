internal import Synchronization
internal import Threads

/// Threads that do jobs, each taking the next that is left.
final class Workers: Sendable {
    private let jobs: [@Sendable () -> Void]
    private let next = Mutex(0)

    private init(_ jobs: [@Sendable () -> Void]) { self.jobs = jobs }

    /// Does all `jobs`, begun in their order, at most `count` at a time; returns when all are done.
    static func run(_ jobs: [@Sendable () -> Void], count: Int) {
        let workers = Workers(jobs)
        // Where the system gives no more threads, fewer work.
        let others = (1..<max(1, min(count, jobs.count))).compactMap { _ in WorkThread { workers.work() } }
        workers.work()
        for thread in others { thread.wait() }
    }

    private func work() {
        while let index = take() { jobs[index]() }
    }

    private func take() -> Int? {
        next.withLock { next in
            guard next < jobs.count else { return nil }
            defer { next += 1 }
            return next
        }
    }
}
