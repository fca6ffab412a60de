internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// What would outlive this program where a signal ends it: programs that it started and folders of its checks.
public final class Leftovers: Sendable {
    public static let ofThisProgram = Leftovers()

    private struct Found {
        /// Each leads a process group.
        var processes: Set<pid_t> = []
        var folders: Set<String> = []
    }

    private let found = Mutex(Found())

    init() {}

    func add(process: pid_t) { found.withLock { _ = $0.processes.insert(process) } }
    func add(folder: String) { found.withLock { _ = $0.folders.insert(folder) } }

    /// Called before the process is waited for, since its number may be another's afterwards.
    func remove(process: pid_t) { found.withLock { _ = $0.processes.remove(process) } }
    func remove(folder: String) { found.withLock { _ = $0.folders.remove(folder) } }

    /// Ends the programs and removes the folders, then calls `end`. Meanwhile no thread learns that a program has ended, so
    /// that none makes a verdict of it.
    public func clear(andThen end: () -> Void) {
        found.withLock { found in
            for process in found.processes { kill(-process, SIGKILL) }
            for folder in found.folders { System.removeAll(folder) }
            end()
        }
    }
}
