import ExerciseRunner
import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The launcher leaves it to this program to see whether its sources have changed since it was built. A thread looks at them
/// while the course is read; nothing is said and no progress saved before it has `settle`d.
final class Freshness: Sendable {
    /// Names the file that is as old as the start of the last build.
    static let stamp = "LEARN_STAMP"
    /// Tells the launcher to build.
    static let build = "LEARN_BUILD"

    private let root: String
    private let signals: sigset_t
    /// Taken by whoever settles first.
    private let look: Mutex<Look?>

    private struct Look {
        let thread: WorkThread
        let found: Found
    }

    private final class Found: Sendable {
        let isStale = Atomic(false)
    }

    /// Begins to look; nil where the launcher does not ask for it.
    static func begin() -> Freshness? {
        guard let stamp = getenv(Self.stamp), let root = getenv("LEARN_ROOT") else { return nil }
        let (stampPath, rootPath) = (String(cString: stamp), String(cString: root))
        // What this program starts has nothing to do with it.
        unsetenv(Self.stamp)
        guard let built = change(stampPath, in: AT_FDCWD)?.time else { return nil }
        return Freshness(root: rootPath, built: built)
    }

    private init(root: String, built: timespec) {
        self.root = root
        var before = sigset_t()
        pthread_sigmask(SIG_SETMASK, nil, &before)
        signals = before
        let found = Found()
        @Sendable func lookAtSources() {
            let isStale = [root + "/Package.swift", root + "/Sources"].contains { Self.isNewer($0, than: built) }
            found.isStale.store(isStale, ordering: .releasing)
        }
        if let thread = WorkThread(lookAtSources) {
            look = Mutex(Look(thread: thread, found: found))
        } else {
            lookAtSources()
            look = Mutex(nil)
            if found.isStale.load(ordering: .acquiring) { rebuild() }
        }
    }

    /// Starts the launcher again, with the same words, where a source is newer than the build; else returns.
    func settle() {
        let look = look.withLock { look in
            defer { look = nil }
            return look
        }
        guard let look else { return }
        look.thread.wait()
        if look.found.isStale.load(ordering: .acquiring) { rebuild() }
    }

    private func rebuild() {
        setenv(Self.build, "1", 1)
        let words = ([root + "/learn"] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
        Leftovers.ofThisProgram.clear {
            var signals = signals
            pthread_sigmask(SIG_SETMASK, &signals, nil)
            execv(root + "/learn", words)
        }
    }

    /// Whether the file at `path`, or the folder or anything in it, was changed after `time`. A folder is changed by what is
    /// made or removed in it. Links are not followed.
    static func isNewer(_ path: String, than time: timespec) -> Bool {
        path.withCString { isNewer($0, in: AT_FDCWD, than: time) }
    }

    /// Names stay as the system gives them, and each is looked up in its folder: this is done a thousand times at each start.
    private static func isNewer(_ name: UnsafePointer<CChar>, in folder: Int32, than time: timespec) -> Bool {
        guard let own = change(name, in: folder) else { return false }
        if (own.time.tv_sec, own.time.tv_nsec) > (time.tv_sec, time.tv_nsec) { return true }
        return own.isFolder && holdsNewer(name, in: folder, than: time)
    }

    private static func holdsNewer(_ name: UnsafePointer<CChar>, in folder: Int32, than time: timespec) -> Bool {
        let descriptor = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        guard let entries = fdopendir(descriptor) else {
            close(descriptor)
            return false
        }
        defer { closedir(entries) }
        while let entry = readdir(entries) {
            let isNewer = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) {
                    !isOwnOrParent($0) && Self.isNewer($0, in: descriptor, than: time)
                }
            }
            if isNewer { return true }
        }
        return false
    }

    private static func isOwnOrParent(_ name: UnsafePointer<CChar>) -> Bool {
        strcmp(name, ".") == 0 || strcmp(name, "..") == 0
    }

    /// When it was changed. Nil where there is nothing.
    private static func change(_ name: UnsafePointer<CChar>, in folder: Int32) -> (time: timespec, isFolder: Bool)? {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        #if canImport(Glibc)
            return (status.st_mtim, isFolder)
        #else
            return (status.st_mtimespec, isFolder)
        #endif
    }
}
