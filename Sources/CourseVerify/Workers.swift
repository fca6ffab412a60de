internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// Threads that do jobs, each taking the next that is left. The jobs wait for compilers and hosts, which a pool of Swift's
/// tasks is not made for.
final class Workers: Sendable {
    private let jobs: [@Sendable () -> Void]
    private let next = Mutex(0)

    private init(_ jobs: [@Sendable () -> Void]) { self.jobs = jobs }

    /// Does all `jobs`, begun in their order, at most `count` at a time; returns when all are done.
    static func run(_ jobs: [@Sendable () -> Void], count: Int) {
        let workers = Workers(jobs)
        let others = (1..<max(1, min(count, jobs.count))).compactMap { _ in workers.startThread() }
        workers.work()
        for thread in others { pthread_join(thread, nil) }
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

    /// Nil where the system gives no more threads: then fewer work.
    private func startThread() -> pthread_t? {
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let context = Unmanaged.passRetained(self)
        let error = pthread_create(&thread, nil, beginWork, context.toOpaque())
        guard error == 0 else {
            context.release()
            return nil
        }
        return thread
    }

    #if canImport(Glibc)
        private let beginWork: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
            context.map { Unmanaged<Workers>.fromOpaque($0).takeRetainedValue().work() }
            return nil
        }
    #else
        private let beginWork: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { context in
            Unmanaged<Workers>.fromOpaque(context).takeRetainedValue().work()
            return nil
        }
    #endif
}
