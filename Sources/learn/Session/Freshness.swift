#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The launcher leaves it to this program to see whether its sources have changed since it was built: that takes less time
/// than a `find` started for it.
enum Freshness {
    /// Names the file that is as old as the start of the last build.
    static let stamp = "LEARN_STAMP"
    /// Tells the launcher to build.
    static let build = "LEARN_BUILD"

    /// Starts the launcher again, with the same words, where a source is newer than the build; else returns.
    static func rebuildIfStale() {
        guard let stamp = getenv(Self.stamp), let root = getenv("LEARN_ROOT") else { return }
        let (stampPath, rootPath) = (String(cString: stamp), String(cString: root))
        // What this program starts has nothing to do with it.
        unsetenv(Self.stamp)
        guard let built = change(stampPath)?.time else { return }
        guard [rootPath + "/Package.swift", rootPath + "/Sources"].contains(where: { isNewer($0, than: built) }) else {
            return
        }
        setenv(build, "1", 1)
        let words = ([rootPath + "/learn"] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
        execv(rootPath + "/learn", words)
    }

    /// Whether the file at `path`, or the folder or anything in it, was changed after `time`. A folder is changed by what is
    /// made or removed in it.
    static func isNewer(_ path: String, than time: timespec) -> Bool {
        guard let own = change(path) else { return false }
        if (own.time.tv_sec, own.time.tv_nsec) > (time.tv_sec, time.tv_nsec) { return true }
        guard own.isFolder, let folder = opendir(path) else { return false }
        defer { closedir(folder) }
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != "..", isNewer(path + "/" + name, than: time) { return true }
        }
        return false
    }

    /// When it was changed; links are not followed. Nil where there is nothing.
    private static func change(_ path: String) -> (time: timespec, isFolder: Bool)? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        #if canImport(Glibc)
            return (status.st_mtim, isFolder)
        #else
            return (status.st_mtimespec, isFolder)
        #endif
    }
}
