internal import LessonFormat

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The files of exercises.
enum Files {
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The bytes of a file; nil where it cannot be read, is no file or is larger than a file of a course may be.
    static func read(_ path: String) -> [UInt8]? { CourseLoader.bytes(of: path) }

    /// The names in a folder in order, hidden ones left out; none where it cannot be read.
    static func names(in path: String) -> [String] { CourseLoader.names(in: path).sorted() }

    /// Writes a file whole or not at all; what cannot be written is left.
    static func write(_ text: String, to path: String) {
        let draft = path + ".\(getpid()).new"
        guard let file = fopen(draft, "we") else { return }
        let isWritten = fputs(text, file) >= 0
        guard fclose(file) == 0, isWritten, rename(draft, path) == 0 else {
            unlink(draft)
            return
        }
    }

    /// Removes the files in a folder, not the folders.
    static func removeAll(in folder: String) {
        for name in names(in: folder) { unlink(folder + "/" + name) }
    }

    /// Makes a folder in one that is there.
    static func makeFolder(_ path: String) { mkdir(path, 0o755) }

    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}
