import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Lets what waits for the main actor run until nothing does, without waiting for anything that needs time.
///
/// The concurrency runtime tells of every job that it is given (its enqueue hooks); the jobs run where they would.
enum Pump {
    /// Seconds to wait for work that went to another thread.
    static let patience = 0.05
    /// More turns than this in one go are an endless task.
    private static let turns = 200

    private static let mainJobs = Atomic<Int>(0)
    private static let globalJobs = Atomic<Int>(0)

    @MainActor
    static func drain(while busy: () -> Bool, afterEach step: () -> Void) {
        let started = globalJobs.load(ordering: .relaxed)
        turnUntilIdle(step)
        let end = Date().addingTimeInterval(patience)
        var known = started
        while Date() < end, busy() || globalJobs.load(ordering: .relaxed) != known {
            known = busy() ? known : globalJobs.load(ordering: .relaxed)
            turn(for: 0.002)
            turnUntilIdle(step)
        }
    }

    @MainActor
    private static func turnUntilIdle(_ step: () -> Void) {
        for _ in 0..<turns {
            let before = mainJobs.load(ordering: .relaxed)
            turn(for: 0)
            step()
            if mainJobs.load(ordering: .relaxed) == before { return }
        }
    }

    @MainActor
    static func turn(for seconds: Double) {
        _ = RunLoop.main.run(mode: .default, before: Date().addingTimeInterval(seconds))
    }

    // MARK: hooks

    private typealias Original = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

    /// Counts from now on.
    static let installed: Void = {
        install("swift_task_enqueueMainExecutor_hook") { job, original in
            mainJobs.add(1, ordering: .relaxed)
            original(job)
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
