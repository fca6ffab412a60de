import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs what waits for the main actor until nothing does, without waiting for anything that needs time.
///
/// The concurrency runtime hands every job for the main actor to a hook: those that an action sets off are run here,
/// in order, before the action returns.
enum Pump {
    /// Seconds to wait for work that went to another thread.
    static let patience = 0.05
    /// More jobs than this in one go are an endless task: it goes on with the next action.
    private static let limit = 1_000

    nonisolated(unsafe) private static var jobs: [UnownedJob] = []
    nonisolated(unsafe) private static var isCollecting = false
    private static let globalJobs = Atomic<Int>(0)

    /// Runs `action` and then what it set off. `step` brings the screen up to date.
    @MainActor
    static func run(_ action: () -> Void, while busy: () -> Bool, afterEach step: () -> Void) {
        Tracking.enter()
        let outer = isCollecting
        isCollecting = true
        defer { isCollecting = outer }
        var known = globalJobs.load(ordering: .relaxed)
        action()
        step()
        runJobs(step)
        let end = Date().addingTimeInterval(patience)
        while Date() < end, busy() || globalJobs.load(ordering: .relaxed) != known {
            if !busy() { known = globalJobs.load(ordering: .relaxed) }
            turn(for: 0.002)
            runJobs(step)
        }
    }

    @MainActor
    private static func runJobs(_ step: () -> Void) {
        turn(for: 0)
        step()
        var count = 0
        while !jobs.isEmpty, count < limit {
            count += 1
            jobs.removeFirst().runSynchronously(on: MainActor.sharedUnownedExecutor)
            step()
        }
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
        install("swift_task_enqueueMainExecutor_hook") { job, original in
            if isCollecting, Tracking.isOnMainActor { jobs.append(job) } else { original(job) }
        }
        install("swift_task_enqueueGlobal_hook") { job, original in
            globalJobs.add(1, ordering: .relaxed)
            original(job)
        }
    }()

    private static func install(_ name: String, _ hook: Hook) {
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), name) else { return }
        symbol.assumingMemoryBound(to: Hook?.self).pointee = hook
    }
}
