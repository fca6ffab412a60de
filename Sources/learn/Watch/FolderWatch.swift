#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Tells that something in a folder changed, by the system's inotify where it has that. What changed is not told: contents
/// decide, whatever the files' times are.
final class FolderWatch {
    /// Can be read from when something changed; -1 where the folder has to be looked at now and then.
    private(set) var descriptor: Int32 = -1
    /// Why the system cannot tell; nil where it can, or where only the folder is missing.
    private(set) var reason: String?
    private let folder: String
    private var isWatching = false

    /// `open` gives a descriptor for what is told, or throws why there is none.
    init(_ folder: String, open: () throws(NotTold) -> Int32 = FolderWatch.open) {
        self.folder = folder
        do throws(NotTold) { descriptor = try open() } catch { reason = error.reason }
        renew()
    }

    /// Why the system does not tell of changes.
    struct NotTold: Error {
        let reason: String
    }

    static func open() throws(NotTold) -> Int32 {
        #if canImport(Glibc)
            let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
            guard descriptor >= 0 else { throw NotTold(reason: String(cString: strerror(errno))) }
            return descriptor
        #else
            throw NotTold(reason: "inotify")
        #endif
    }

    /// Folders on other machines change without a word to this one: `LEARN_WATCH=poll` has them looked at.
    static func opener(_ surroundings: Surroundings) -> () throws(NotTold) -> Int32 {
        guard surroundings["LEARN_WATCH"] == "poll" else { return open }
        return { () throws(NotTold) in throw NotTold(reason: "LEARN_WATCH=poll") }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Whether changes are told; otherwise the folder has to be looked at.
    var tells: Bool { isWatching }

    /// Watches the folder again, where it is not watched and is there.
    func renew() {
        guard !isWatching, descriptor >= 0 else { return }
        #if canImport(Glibc)
            let events =
                IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
                | IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB
            isWatching = inotify_add_watch(descriptor, folder, UInt32(events)) >= 0
            if !isWatching, errno != ENOENT, errno != ENOTDIR { reason = String(cString: strerror(errno)) }
        #endif
    }

    /// Takes what was told. A folder that went away is watched no more, nor one that was moved.
    func drain() {
        guard descriptor >= 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 1 << 14)
        while read(descriptor, &bytes, bytes.count) > 0 {}
        #if canImport(Glibc)
            // Adding it again is how to find out: it is the same watch where the folder is the same.
            isWatching = false
            renew()
        #endif
    }
}
