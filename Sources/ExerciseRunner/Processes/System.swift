internal import CourseModel
internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The calls on files that this module makes.
enum System {
    /// For the call that failed just now.
    static func fault(_ call: String) -> GraderFault {
        .system(call: call, message: String(cString: strerror(errno)))
    }

    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
    static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    static var isRoot: Bool { geteuid() == 0 }

    /// Where `path` leads, links followed; nil where it leads nowhere.
    static func resolve(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }

    /// Tells a file from what it was: device, number, size and time of change; nil where there is none.
    static func fingerprint(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Glibc)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        return "\(status.st_dev)-\(status.st_ino)-\(status.st_size)-\(time.tv_sec).\(time.tv_nsec)"
    }

    /// Of the program that runs.
    static var programFingerprint: String? {
        #if os(Linux)
            fingerprint("/proc/self/exe")
        #else
            CommandLine.arguments.first.flatMap(fingerprint)
        #endif
    }

    /// A file's size and the second of its change, which a copy of a machine keeps; nil where there is none.
    static func age(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Glibc)
            return "\(status.st_size)-\(status.st_mtim.tv_sec)"
        #else
            return "\(status.st_size)-\(status.st_mtimespec.tv_sec)"
        #endif
    }

    /// The bytes of the file at `path`; nil where it cannot be read.
    static func read(_ path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return readAll(file, most: .max)
    }

    /// Whether this is a folder, no link, of this user's in which nobody else may write.
    static func isOwnFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid()
            && status.st_mode & 0o022 == 0
    }

    /// The fault of not using what another user may have written.
    static func refused(_ path: String) -> GraderFault {
        .system(call: path, message: String(cString: strerror(EPERM)))
    }

    /// The bytes of this user's plain file at `path`, and marks it as used just now; nil where it is something else or
    /// larger than `most`. Never waits.
    static func readOwn(_ path: String, most: Int) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
            status.st_size <= most, let bytes = readAll(file, most: most)
        else { return nil }
        futimens(file, nil)
        return bytes
    }

    /// When the file was written or marked as used, in seconds since 1970; 0 where there is none.
    static func lastUse(_ path: String) -> Double {
        var status = stat()
        guard lstat(path, &status) == 0 else { return 0 }
        #if canImport(Glibc)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// What comes out of `file` until its end, at most `most` bytes and what else the last read gave.
    static func readAll(_ file: Int32, most: Int) -> [UInt8]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.count < most {
            let count = readChunk(file, &chunk)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { return nil }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        return bytes
    }

    static func readChunk(_ file: Int32, _ chunk: inout [UInt8]) -> Int {
        chunk.withUnsafeMutableBytes { buffer in
            #if canImport(Glibc)
                Glibc.read(file, buffer.baseAddress, buffer.count)
            #else
                Darwin.read(file, buffer.baseAddress, buffer.count)
            #endif
        }
    }

    /// Writes the file anew, for all to read; readers see the old one or the new one, whole.
    static func write(_ bytes: [UInt8], to path: String) throws(GraderFault) {
        let draft = try writeDraft(bytes, beside: path)
        guard rename(draft, path) == 0 else {
            let fault = fault("write \(path)")
            unlink(draft)
            throw fault
        }
    }

    /// Writes a file that stays as it is from then on: of two who make the same one at once the first is kept. A compiler
    /// that reads it finds no other in its place meanwhile, which it would refuse.
    static func keep(_ bytes: [UInt8], at path: String) throws(GraderFault) {
        let draft = try writeDraft(bytes, beside: path)
        defer { unlink(draft) }
        // Some file systems have no second names.
        guard link(draft, path) == 0 || errno == EEXIST || rename(draft, path) == 0 else {
            throw fault("write \(path)")
        }
    }

    /// Gives the path of a file with these bytes, in the folder of `path`.
    private static func writeDraft(_ bytes: [UInt8], beside path: String) throws(GraderFault) -> [CChar] {
        var draft = Array((path + ".XXXXXX").utf8CString)
        let number = ChildProcess.starting.withLock { _ in
            let number = mkstemp(&draft)
            if number >= 0 { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
            return number
        }
        guard number >= 0 else { throw fault("open \(path)") }
        guard let file = fdopen(number, "w") else {
            let fault = fault("open \(path)")
            close(number)
            unlink(draft)
            throw fault
        }
        let written = fwrite(bytes, 1, bytes.count, file)
        fchmod(number, 0o644)
        guard fclose(file) == 0, written == bytes.count else {
            let fault = fault("write \(path)")
            unlink(draft)
            throw fault
        }
        return draft
    }

    static func copy(_ path: String, to target: String) throws(GraderFault) {
        guard let bytes = read(path) else { throw .missingFile(path) }
        try write(bytes, to: target)
    }

    /// As `keep(_:at:)`.
    static func keepCopy(of path: String, at target: String) throws(GraderFault) {
        guard let bytes = read(path) else { throw .missingFile(path) }
        try keep(bytes, at: target)
    }

    /// Makes the folder `path` and those above it that are missing.
    static func makeFolders(_ path: String) throws(GraderFault) {
        if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw fault("mkdir \(path)")
        }
        try makeFolders(String(path[..<slash]))
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw fault("mkdir \(path)") }
    }

    /// The names in the folder `path`, in order; none where it cannot be read.
    static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) {
                String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Removes what stands at `path`, folders with all they hold.
    static func removeAll(_ path: String) {
        if unlink(path) == 0 { return }
        for name in names(in: path) { removeAll(path + "/" + name) }
        rmdir(path)
    }

    /// Milliseconds of a clock that nobody sets.
    static var now: Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1000 + time.tv_nsec / 1_000_000
    }

    /// Since 1970.
    static var seconds: Int { time(nil) }

    static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}

extension System {
    /// A descriptor that holds the only lock on the folder for as long as it is open; nil where another holds it.
    static func lockFolder(_ path: String) -> Int32? {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        if flock(folder, LOCK_EX | LOCK_NB) == 0 { return folder }
        close(folder)
        return nil
    }

    /// Marks the file or folder as used just now.
    static func touch(_ path: String) { utimensat(AT_FDCWD, path, nil, 0) }

    /// Lets every user write into the folder `path`, but not remove others' files.
    static func openToAll(_ path: String) { chmod(path, 0o1777) }

    /// Lets every user read the file `path`, whatever this program's own files usually allow.
    static func letAllRead(_ path: String) { chmod(path, 0o755) }

    /// Writing to a program that is gone is answered by an error instead of ending this one.
    static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }
}
