#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A call of the system that failed.
struct DiskFault: Error, Equatable {
    var path: String
    /// The system's `errno`.
    var code: Int32

    /// The system's word for it.
    var reason: String { String(cString: strerror(code)) }
}

/// What `learn new` and `learn site` ask of the file system. Nothing here writes over anything.
enum Disk {
    /// Whether anything stands at `path`, a link that leads nowhere too.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Throws where anything stands at `path`.
    static func makeFolder(_ path: String) throws(DiskFault) {
        guard mkdir(path, 0o777) == 0 else { throw DiskFault(path: path, code: errno) }
    }

    /// Throws where anything stands at `path`; a file that could not be written whole is removed.
    static func makeFile(_ path: String, _ bytes: some Collection<UInt8>, mode: mode_t? = nil) throws(DiskFault) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw DiskFault(path: path, code: errno) }
        var code = Descriptor.write(Array(bytes), to: descriptor)
        if let mode, code == 0, fchmod(descriptor, mode) != 0 { code = errno }
        if code == 0, fsync(descriptor) != 0, errno != EINVAL { code = errno }
        if close(descriptor) != 0, code == 0 { code = errno }
        guard code == 0 else {
            unlink(path)
            throw DiskFault(path: path, code: code)
        }
    }

    /// What the file at `path` holds; nil where it cannot be read whole.
    static func bytes(of path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? bytes : nil }
            bytes += chunk.prefix(count)
        }
    }

    /// Renames; a folder never replaces one that holds anything.
    static func move(_ path: String, to target: String) throws(DiskFault) {
        guard rename(path, target) == 0 else { throw DiskFault(path: target, code: errno) }
    }

    /// Removes a file or an empty folder; false where it is still there.
    static func remove(_ path: String) -> Bool {
        #if canImport(Glibc)
            Glibc.remove(path) == 0 || errno == ENOENT
        #else
            Darwin.remove(path) == 0 || errno == ENOENT
        #endif
    }

    static func join(_ folder: String, _ rest: String) -> String {
        if folder == "." || folder.isEmpty { return rest }
        return folder.hasSuffix("/") ? folder + rest : folder + "/" + rest
    }
}
