#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// What the system answered instead of success, and for which path.
struct SystemFailure: Error, Equatable {
    var number: Int32
    var path: String

    /// For the call that failed just now.
    init(path: String) {
        self.init(number: errno, path: path)
    }

    /// For what the system would answer with `number`.
    init(number: Int32, path: String) {
        self.number = number
        self.path = path
    }

    /// Whether `number` says that there is no room, or none for this user.
    static func isFull(_ number: Int32) -> Bool { number == ENOSPC || number == EDQUOT }

    /// The path and the system's own words.
    var message: String {
        // What opening a pipe or a socket as a file is answered with; the system's words speak of devices.
        path + ": " + (number == ENXIO ? "Not a regular file" : String(cString: strerror(number)))
    }

    var storeError: ProgressStoreError {
        switch number {
        case EACCES, EPERM, EROFS: .readOnly(path: path)
        case let number where Self.isFull(number): .diskFull
        case ENOTDIR, EEXIST: .notAFolder(path: path)
        default: .failed(code: Int(number), message: message)
        }
    }
}

/// The few calls on files that SQLite does not do for the store.
enum FileSystem {
    enum Kind { case file, folder, other }

    /// What stands at `path`, links followed; nil where nothing does or it cannot be looked at.
    static func kind(of path: String) -> Kind? {
        status(of: path).map(kind)
    }

    private static func kind(_ status: stat) -> Kind {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .other
        }
    }

    /// Tells a file from any other that stands at its path before or after it.
    struct Identity: Equatable {
        let device: UInt64
        let number: UInt64
    }

    /// Nil where nothing stands at `path`.
    static func identity(of path: String) -> Identity? {
        status(of: path).map {
            Identity(device: UInt64(truncatingIfNeeded: $0.st_dev), number: UInt64(truncatingIfNeeded: $0.st_ino))
        }
    }

    /// In bytes; nil where nothing stands at `path`.
    static func size(of path: String) -> Int? { status(of: path).map { Int($0.st_size) } }

    /// Whether this process may write into the file or folder at `path`.
    static func isWritable(_ path: String) -> Bool { access(path, W_OK) == 0 }

    /// Why no file at `path` can be read; nil where one can, or where it is known to be missing. Nothing is opened: SQLite's
    /// locks are gone where its file is closed.
    static func obstacle(to path: String) -> SystemFailure? {
        var status = stat()
        guard stat(path, &status) == 0 else { return errno == ENOENT ? nil : SystemFailure(path: path) }
        if let failure = obstacle(kind(status), path) { return failure }
        return faccessat(AT_FDCWD, path, R_OK, AT_EACCESS) == 0 ? nil : SystemFailure(path: path)
    }

    private static func obstacle(_ kind: Kind, _ path: String) -> SystemFailure? {
        switch kind {
        case .file: nil
        case .folder: SystemFailure(number: EISDIR, path: path)
        case .other: SystemFailure(number: ENXIO, path: path)
        }
    }

    /// Whether nothing but the room for another file is missing in `folder`: SQLite does not always tell.
    static func isFull(_ folder: String) -> Bool {
        var status = statvfs()
        guard isWritable(folder), statvfs(folder, &status) == 0 else { return false }
        // Some file systems count no files.
        return status.f_bavail == 0 || status.f_files > 0 && status.f_favail == 0
    }

    private static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    /// Makes the folder `path` and those above it that are missing.
    static func makeFolders(_ path: String) throws(SystemFailure) {
        if kind(of: path) == .folder || mkdir(path, 0o777) == 0 { return }
        if errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex {
            try makeFolders(String(path[..<slash]))
            if mkdir(path, 0o777) == 0 { return }
        }
        let failure = SystemFailure(path: path)
        // Another process may have made it meanwhile.
        guard failure.number == EEXIST, kind(of: path) == .folder else { throw failure }
    }

    /// Moves what stands at `path`, if anything does.
    static func move(_ path: String, to target: String) throws(SystemFailure) {
        guard rename(path, target) != 0 else { return }
        let failure = SystemFailure(path: path)
        guard failure.number == ENOENT else { throw failure }
    }

    /// Makes what stands at `path`, if anything does, stand at `other` too, where nothing may be: under a second name,
    /// or as a copy where the file system has no such thing.
    static func keep(_ path: String, as other: String) throws(SystemFailure) {
        guard link(path, other) != 0 else { return }
        let failure = SystemFailure(path: other)
        guard failure.number != EEXIST else { throw failure }
        guard let bytes = try read(path) else { return }
        try write(bytes, to: other)
    }

    /// Removes the file at `path`, if there is one.
    static func remove(_ path: String) throws(SystemFailure) {
        guard unlink(path) != 0 else { return }
        let failure = SystemFailure(path: path)
        guard failure.number == ENOENT else { throw failure }
    }

    /// No database of a student comes near it, in bytes.
    static let largestFile = 1 << 28

    /// The bytes of the file at `path`, no more than the first `most`; nil where there is none. Anything but a file, and a
    /// file larger than `largestFile`, is refused without waiting for it.
    static func read(_ path: String, atMost most: Int = .max) throws(SystemFailure) -> [UInt8]? {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard file >= 0 else {
            let failure = SystemFailure(path: path)
            guard failure.number == ENOENT else { throw failure }
            return nil
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw SystemFailure(path: path) }
        if let failure = obstacle(kind(status), path) { throw failure }
        return try contents(of: file, atMost: most, path)
    }

    private static func contents(of file: Int32, atMost most: Int, _ path: String) throws(SystemFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: min(most, 1 << 16))
        while bytes.count < most {
            let count = chunk.withUnsafeMutableBytes { readChunk(file, into: $0) }
            guard count >= 0 else { throw SystemFailure(path: path) }
            guard count > 0 else { break }
            bytes += chunk[..<count]
            guard bytes.count <= largestFile else { throw SystemFailure(number: EFBIG, path: path) }
        }
        return Array(bytes.prefix(most))
    }

    private static func readChunk(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.read(file, buffer.baseAddress, buffer.count)
        #else
            Darwin.read(file, buffer.baseAddress, buffer.count)
        #endif
    }

    /// Makes the file at `path` hold `bytes` and nothing else.
    static func write(_ bytes: [UInt8], to path: String) throws(SystemFailure) {
        guard let file = fopen(path, "we") else { throw SystemFailure(path: path) }
        let written = fwrite(bytes, 1, bytes.count, file)
        guard fclose(file) == 0, written == bytes.count else { throw SystemFailure(path: path) }
    }

    /// Seconds since 1970.
    static var now: Int { Int(time(nil)) }

    /// `seconds` since 1970 in UTC; months and days count from 1.
    static func calendarFields(
        _ seconds: Int
    ) -> (year: Int, month: Int, day: Int, hour: Int, minute: Int, second: Int) {
        var seconds = time_t(seconds)
        var fields = tm()
        gmtime_r(&seconds, &fields)
        return (
            Int(fields.tm_year) + 1900, Int(fields.tm_mon) + 1, Int(fields.tm_mday), Int(fields.tm_hour),
            Int(fields.tm_min), Int(fields.tm_sec)
        )
    }
}

/// The right to repair what is in a folder, held by one process at a time, until the value is gone.
final class FolderLock {
    private let file: Int32

    /// Waits at most `patience` milliseconds; `locked` where another holds it for longer.
    init(folder: String, patience: Int32) throws(ProgressStoreError) {
        file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard file >= 0 else { throw SystemFailure(path: folder).storeError }
        var waited: Int32 = 0
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            let failure = SystemFailure(path: folder)
            guard failure.number == EWOULDBLOCK else { throw failure.storeError }
            guard waited < patience else { throw .locked }
            usleep(10_000)
            waited += 10
        }
    }

    deinit { if file >= 0 { close(file) } }
}
