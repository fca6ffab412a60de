#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Files and folders in the making: remembers each, so that all can be taken back when one fails.
struct Construction {
    private var made: [String] = []

    /// Makes a folder and those above it that are missing.
    mutating func makeFolders(upTo path: String) throws(DiskFault) {
        guard !path.isEmpty else { throw DiskFault(path: path, code: ENOENT) }
        var folder = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            folder += (folder.isEmpty || folder == "/" ? "" : "/") + part
            if !Disk.isFolder(folder) { try makeFolder(folder) }
        }
    }

    mutating func makeFolder(_ path: String) throws(DiskFault) {
        try Disk.makeFolder(path)
        made.append(path)
    }

    mutating func makeFile(_ path: String, _ text: String) throws(DiskFault) {
        try Disk.makeFile(path, text.utf8)
        made.append(path)
    }

    /// Makes `folder` with all of `files` at once: under a hidden name beside it first, then renamed. Nothing may stand
    /// there yet. After this nothing can be taken back any more, so it comes last.
    mutating func finish(with folder: String, _ files: [ScaffoldFile]) throws(DiskFault) {
        let hidden = Self.hiddenName(beside: folder)
        do throws(DiskFault) {
            try fill(hidden, files)
            guard !Disk.exists(folder) else { throw DiskFault(path: folder, code: EEXIST) }
            try Disk.move(hidden, to: folder)
        } catch {
            // The hidden name would tell nobody anything.
            guard error.path.hasPrefix(hidden) else { throw error }
            throw DiskFault(path: folder + error.path.dropFirst(hidden.count), code: error.code)
        }
        made = []
    }

    private mutating func fill(_ folder: String, _ files: [ScaffoldFile]) throws(DiskFault) {
        try makeFolder(folder)
        for file in files {
            let path = Disk.join(folder, file.path)
            if let slash = path.lastIndex(of: "/") { try makeFolders(upTo: String(path[..<slash])) }
            try makeFile(path, file.text)
        }
    }

    /// Removes what was made, the latest first. Returns the first path that stays, if any does.
    func takeBack() -> String? {
        var left: String?
        for path in made.reversed() where !Disk.remove(path) { left = left ?? path }
        return left
    }

    /// `a/.Lessons.new-123` of `a/Lessons`: the number tells two runs apart.
    static func hiddenName(beside path: String) -> String {
        let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        return path[..<start] + "." + path[start...] + ".new-\(getpid())"
    }
}
