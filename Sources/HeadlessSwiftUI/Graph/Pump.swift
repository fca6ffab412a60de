import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs what an action sets off until nothing is left to do, without waiting for what only needs time.
///
/// The concurrency runtime hands jobs for the main actor to a hook; they are run here, in order, before the action returns.
/// While another thread of the process is at work, such a job may still come.
enum Pump {
    /// Seconds to wait for tasks that sleep.
    static let patience = 0.05
    /// Seconds to wait for other threads that are at work; not for ever, since one may never end.
    private static let endurance = 1.0
    /// More jobs than this in one go are an endless task: it goes on with the next action.
    private static let limit = 1_000

    private struct Work {
        var isCollecting = false
        /// For the main actor.
        var jobs: [UnownedJob] = []
    }

    private static let work = Mutex(Work())
    private static let hasChanged = DispatchSemaphore(value: 0)

    /// Runs `action` and then what it set off. `step` brings the screen up to date.
    @MainActor
    static func run(_ action: () -> Void, while busy: () -> Bool, afterEach step: () -> Void) {
        Tracking.enter()
        let outer = work.withLock { work in
            defer { work.isCollecting = true }
            return work.isCollecting
        }
        defer { work.withLock { $0.isCollecting = outer } }
        action()
        step()
        runAll(while: busy, step)
    }

    @MainActor
    private static func runAll(while busy: () -> Bool, _ step: () -> Void) {
        let start = Date()
        var (count, known) = (0, 0)
        // Whether other threads had come to rest before what they left to do was run.
        var wasCalm = false
        repeat {
            known = count
            runJobs(&count, step)
            let others = OtherThreads.now
            let isSettled = count == known && (others == .none || others == .resting && wasCalm)
            let elapsed = Date().timeIntervalSince(start)
            if isSettled, !busy() || elapsed > patience { return }
            if others == .busy, elapsed > endurance { return }
            if isSettled || others == .busy { _ = hasChanged.wait(timeout: .now() + .milliseconds(2)) }
            wasCalm = others != .busy
        } while count < limit
    }

    /// A task that yields goes on by the main queue, past the hook.
    @MainActor
    private static func runJobs(_ count: inout Int, _ step: () -> Void) {
        var known = -1
        while known != count, count < limit {
            known = count
            drainMainQueue()
            step()
            while count < limit, let job = work.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) {
                count += 1
                job.runSynchronously(on: MainActor.sharedUnownedExecutor)
                step()
            }
        }
    }

    /// Lets the main queue do all that it holds now.
    @MainActor
    private static func drainMainQueue() {
        guard Thread.isMainThread else { return turn(for: 0) }
        let mark = Mark()
        DispatchQueue.main.async { mark.isMet = true }
        let end = Date().addingTimeInterval(endurance)
        // A run loop that may wait starts a thread for its timer, which would seem to be at work.
        repeat { turn(for: 0) } while !mark.isMet && Date() < end
    }

    @MainActor
    private final class Mark {
        var isMet = false
    }

    /// Lets the main run loop work, where this is its thread.
    @MainActor
    static func turn(for seconds: Double) {
        if Thread.isMainThread {
            _ = RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(seconds))
        } else if seconds > 0 {
            usleep(UInt32(seconds * 1e6))
        }
    }

    // MARK: hooks

    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    static let installed: Void = {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "swift_task_enqueueMainExecutor_hook") else { return }
        let hook: Hook = { job, original in
            if !collect(job) { original(job) }
        }
        symbol.assumingMemoryBound(to: Hook?.self).pointee = hook
    }()

    private static func collect(_ job: UnownedJob) -> Bool {
        let isCollected = work.withLock { work in
            if work.isCollecting { work.jobs.append(job) }
            return work.isCollecting
        }
        if isCollected, !Tracking.isOnMainActor { hasChanged.signal() }
        return isCollected
    }
}
