#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The folder of a site. Each page is written beside its place and then renamed, so that whoever reads the site finds whole
/// pages; a list of its files tells it from folders that hold something else.
struct SiteFolder {
    private let path: String

    enum Refusal: Error, Equatable {
        /// Something that no site brought there.
        case holds(String)
        case fault(DiskFault)
    }

    /// Holds the paths of all files that `learn site` wrote, one a line.
    static let listName = ".learn-site"

    init(_ path: String) { self.path = path }

    /// Writes `files`, and removes those of an earlier run that are none of them.
    func write(_ files: [SiteFile]) throws(Refusal) {
        let known = try checkContent()
        do throws(DiskFault) {
            var folders = Construction()
            try folders.makeFolders(upTo: path)
            let paths = Set(files.map(\.path))
            // Known as a site's from the start, also if this ends half-way.
            try writeList(paths.union(known))
            for file in files {
                if let slash = file.path.lastIndex(of: "/") {
                    try folders.makeFolders(upTo: Disk.join(path, String(file.path[..<slash])))
                }
                try put(file)
            }
            for old in known.subtracting(paths) { remove(old) }
            try writeList(paths)
        } catch {
            throw .fault(error)
        }
    }

    /// The files of an earlier run; throws where there are others.
    private func checkContent() throws(Refusal) -> Set<String> {
        guard Disk.exists(path) else { return [] }
        guard Disk.isFolder(path) else { throw .fault(DiskFault(path: path, code: ENOTDIR)) }
        let known = Set(lines(Disk.join(path, Self.listName)))
        let found: [String]
        do throws(DiskFault) {
            found = try FolderContent.files(below: path)
        } catch {
            throw .fault(error)
        }
        let strange = found.first { !known.contains($0) && $0 != Self.listName && !Self.isDraft($0) }
        if let strange { throw .holds(strange) }
        return known
    }

    /// Left behind by a run that was ended.
    private static func isDraft(_ path: String) -> Bool {
        let name = path.split(separator: "/").last ?? ""
        return name.hasPrefix(".") && name.contains(".new-")
    }

    private func lines(_ path: String) -> [String] {
        guard let bytes = Disk.bytes(of: path) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    private func writeList(_ paths: Set<String>) throws(DiskFault) {
        try put(SiteFile(path: Self.listName, bytes: Array(paths.sorted().map { $0 + "\n" }.joined().utf8)))
    }

    /// A file that is as it should be keeps its date.
    private func put(_ file: SiteFile) throws(DiskFault) {
        let place = Disk.join(path, file.path)
        if Disk.bytes(of: place) == file.bytes { return }
        let draft = Construction.hiddenName(beside: place)
        _ = Disk.remove(draft)
        try Disk.makeFile(draft, file.bytes)
        try Disk.move(draft, to: place)
    }

    /// The file and the folders above it that are empty then.
    private func remove(_ file: String) {
        var parts = file.split(separator: "/")
        guard !parts.contains(".."), Disk.remove(Disk.join(path, file)) else { return }
        while !parts.isEmpty {
            parts.removeLast()
            guard !parts.isEmpty, rmdir(Disk.join(path, parts.joined(separator: "/"))) == 0 else { return }
        }
    }
}

/// What stands in a folder.
enum FolderContent {
    /// The paths of all that is no folder, as seen from `root`, sorted. Links are not followed.
    static func files(below root: String) throws(DiskFault) -> [String] {
        var files: [String] = []
        var folders = [""]
        while let folder = folders.popLast() {
            let place = folder.isEmpty ? root : Disk.join(root, folder)
            guard let stream = opendir(place) else { throw DiskFault(path: place, code: errno) }
            defer { closedir(stream) }
            while let entry = readdir(stream) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                guard name != ".", name != ".." else { continue }
                let path = folder.isEmpty ? name : folder + "/" + name
                var status = stat()
                let isFolder = lstat(Disk.join(root, path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
                if isFolder { folders.append(path) } else { files.append(path) }
            }
        }
        return files.sorted()
    }
}
