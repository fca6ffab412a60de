import CourseModel
import Reporting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A student's files of one exercise: `WORKSPACE/EXERCISE/FILE.swift`. What stands there is never written over.
struct StudentWork {
    /// As it can be typed.
    let folder: String
    /// Plain names.
    let files: [String]

    init(_ exercise: Exercise, workspace: String) {
        folder = Disk.join(workspace, exercise.name)
        files = exercise.files
    }

    /// As they can be typed.
    var paths: [String] { files.map { Disk.join(folder, $0) } }

    /// Puts each of the `starter`s where nothing stands yet; throws where what stands there is no plain file.
    func begin(with starters: [[UInt8]]) throws(DiskFault) {
        try makeFolder()
        for (path, starter) in zip(paths, starters) where !Disk.exists(path) { try Disk.put(starter, at: path) }
        for path in paths {
            var status = stat()
            guard lstat(path, &status) == 0 else { throw DiskFault(path: path, code: errno) }
            let kind = status.st_mode & S_IFMT
            if kind != S_IFREG { throw DiskFault(path: path, code: kind == S_IFDIR ? EISDIR : EEXIST) }
        }
    }

    /// Puts the starters in the place of what differs from them, which stays under another name.
    func beginAnew(with starters: [[UInt8]]) throws(DiskFault) -> [KeptFile] {
        try makeFolder()
        var kept: [KeptFile] = []
        for (path, starter) in zip(paths, starters) {
            if Disk.exists(path), !Disk.holds(starter, at: path) {
                kept.append(KeptFile(file: path, name: try Disk.keepAside(path)))
            }
            if !Disk.exists(path) { try Disk.put(starter, at: path) }
        }
        return kept
    }

    /// A link in the folder's place would lead elsewhere, so it is refused.
    private func makeFolder() throws(DiskFault) {
        var construction = Construction()
        if let slash = folder.lastIndex(of: "/"), slash > folder.startIndex {
            try construction.makeFolders(upTo: String(folder[..<slash]))
        }
        if mkdir(folder, 0o777) == 0 { return }
        guard errno == EEXIST else { throw DiskFault(path: folder, code: errno) }
        var status = stat()
        guard lstat(folder, &status) == 0 else { throw DiskFault(path: folder, code: errno) }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw DiskFault(path: folder, code: ENOTDIR) }
    }
}

extension Disk {
    /// Makes the file at `path` at once and whole, unless anything stands there, which then stays.
    static func put(_ bytes: [UInt8], at path: String) throws(DiskFault) {
        let draft = Construction.hiddenName(beside: path)
        unlink(draft)
        try makeFile(draft, bytes)
        defer { unlink(draft) }
        if link(draft, path) == 0 || errno == EEXIST { return }
        // Not every file system has second names.
        guard errno == EPERM || errno == ENOTSUP || errno == ENOSYS else { throw DiskFault(path: path, code: errno) }
        do throws(DiskFault) {
            try makeFile(path, bytes)
        } catch {
            guard error.code == EEXIST else { throw error }
        }
    }

    /// Whether a plain file of these bytes stands at `path`.
    static func holds(_ bytes: [UInt8], at path: String) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return false }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == bytes.count else {
            return false
        }
        var found = [UInt8](repeating: 0, count: bytes.count + 1)
        return read(file, &found, found.count) == bytes.count && found.dropLast() == bytes[...]
    }

    /// Moves what stands at `path` to `path.old`, or `.old.2` and so on where these are taken; returns the new path.
    static func keepAside(_ path: String) throws(DiskFault) -> String {
        for number in 1...10_000 {
            let name = path + ".old" + (number == 1 ? "" : ".\(number)")
            if exists(name) { continue }
            // A second name cannot replace what another process puts there meanwhile, as a move could.
            if link(path, name) == 0 {
                guard unlink(path) == 0 else { throw DiskFault(path: path, code: errno) }
                return name
            }
            if errno == EEXIST { continue }
            try move(path, to: name)
            return name
        }
        throw DiskFault(path: path, code: EEXIST)
    }
}
