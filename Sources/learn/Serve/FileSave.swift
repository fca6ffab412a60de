import CourseModel
import ExerciseRunner
import Hashing
import Reporting

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Saves what was written in a page to a student's file. A file that has changed since the page was made stays as it is.
enum FileSave {
    enum Problem: Error, Equatable {
        /// Another version stands there by now.
        case changed
        case failed(DiskFault)
    }

    /// The version of a file that is not there.
    static let missing = ""

    /// What a page goes by: the SHA-256 of the file's bytes.
    static func version(_ bytes: [UInt8]) -> String { SHA256.hexDigest(of: bytes) }

    /// Saves `text` at `path` where the `version` that the page began from still stands.
    static func save(_ text: String, at path: String, over version: String) throws(Problem) {
        // What could not be read again would be lost to the page.
        guard text.utf8.count <= StudentFile.greatestSize else {
            throw .failed(DiskFault(path: path, code: EFBIG))
        }
        guard let old = current(path) else {
            guard version == missing, !Disk.exists(path) else { throw .changed }
            return try faults { () throws(DiskFault) in try Disk.put(bytes(text, like: []), at: path) }
        }
        guard self.version(old) == version else { throw .changed }
        let new = bytes(text, like: old)
        if new != old { try replace(path, new, expecting: version) }
    }

    /// Nil where no file that can be edited stands at `path`.
    private static func current(_ path: String) -> [UInt8]? {
        guard case .success(let file) = StudentFile.read(path) else { return nil }
        return file.bytes
    }

    /// Forms end their lines with CR LF. The file keeps its own ends.
    static func bytes(_ text: String, like old: [UInt8]) -> [UInt8] {
        let (cr, lf) = (UInt8(ascii: "\r"), UInt8(ascii: "\n"))
        var lines: [UInt8] = []
        for byte in text.utf8 {
            if byte == lf, lines.last == cr { lines.removeLast() }
            lines.append(byte)
        }
        let ends = old.count { $0 == lf }
        let isDOS = ends > 0 && zip(old, old.dropFirst()).count { $0 == cr && $1 == lf } == ends
        return isDOS ? lines.flatMap { $0 == lf ? [cr, lf] : [$0] } : lines
    }

    /// At once and whole. What an editor saved in between is put back.
    private static func replace(_ path: String, _ bytes: [UInt8], expecting version: String) throws(Problem) {
        let draft = Construction.hiddenName(beside: path)
        var status = stat()
        let mode = stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
        unlink(draft)
        try faults { () throws(DiskFault) in try Disk.makeFile(draft, bytes, mode: mode) }
        defer { unlink(draft) }
        if FileExchange.exchange(draft, path) {
            if current(draft).map(self.version) == version { return }
            _ = FileExchange.exchange(draft, path)
            throw .changed
        }
        guard current(path).map(self.version) == version else { throw .changed }
        try faults { () throws(DiskFault) in try Disk.move(draft, to: path) }
    }

    private static func faults<Value>(_ body: () throws(DiskFault) -> Value) throws(Problem) -> Value {
        do throws(DiskFault) { return try body() } catch { throw .failed(error) }
    }
}
