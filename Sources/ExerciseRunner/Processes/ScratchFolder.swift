internal import CourseModel

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// A folder of one check, gone with this value. A lock on it says that its program lives.
final class ScratchFolder {
    let path: String
    /// What the sandbox sees of it.
    var output: String { path + "/out" }
    private let lock: Int32
    private static let prefix = ".learn-scratch-"

    init(in parent: String) throws(GraderFault) {
        var template = Array((parent + "/" + Self.prefix + "XXXXXX").utf8CString)
        guard let made = mkdtemp(&template) else { throw System.fault("mkdtemp \(parent)") }
        path = String(cString: made)
        lock = System.lockFolder(path) ?? -1
        Leftovers.ofThisProgram.add(folder: path)
        // The sandbox's user is another, so it must be able to enter.
        chmod(path, 0o755)
        try System.makeFolders(output)
        chmod(output, 0o755)
    }

    deinit {
        System.removeAll(path)
        if lock >= 0 { close(lock) }
        Leftovers.ofThisProgram.remove(folder: path)
    }

    /// Removes this user's folders in `parent` whose programs were killed, `seconds` ago or earlier.
    static func sweep(_ parent: String, olderThan seconds: Double = 3600) {
        let now = Double(System.seconds)
        for name in System.names(in: parent) where name.hasPrefix(prefix) {
            let path = parent + "/" + name
            guard System.isOwnFolder(path), System.lastUse(path) <= now - seconds, let lock = System.lockFolder(path)
            else { continue }
            System.removeAll(path)
            close(lock)
        }
    }
}
