public import CourseModel

#if canImport(Glibc)
    internal import Glibc
#else
    internal import Darwin
#endif

/// The bytes of a student's file, read once.
public struct StudentFile: Equatable, Sendable {
    /// Larger files are refused.
    public static let greatestSize = 1 << 20

    public let bytes: [UInt8]

    public init(bytes: [UInt8]) { self.bytes = bytes }

    /// Reads a plain file; links, folders and pipes are refused, and never waited for.
    public static func read(_ path: String) -> Result<StudentFile, UnreadableFile> {
        let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return .failure(reason(errno)) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { return .failure(reason(errno)) }
        guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.notAFile) }
        guard let bytes = System.readAll(file, most: greatestSize + 1) else { return .failure(reason(errno)) }
        guard bytes.count <= greatestSize else { return .failure(.tooLarge(limit: greatestSize)) }
        if let other = TextEncoding(of: bytes) { return .failure(.otherEncoding(other)) }
        return .success(StudentFile(bytes: bytes))
    }

    private static func reason(_ error: Int32) -> UnreadableFile {
        switch error {
        case ENOENT: .missing
        case ELOOP, ENXIO: .notAFile
        default: .notReadable(String(cString: strerror(error)))
        }
    }

    /// Whether this is `other` but for a byte order mark, line ends and spaces at the ends of lines.
    public func isSame(as other: StudentFile) -> Bool { bytes == other.bytes || plain == other.plain }

    private var plain: [[UInt8]] {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            var line = line
            while let last = line.last, [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")].contains(last) {
                line.removeLast()
            }
            return Array(line)
        }
        return Array(lines.reversed().drop { $0.isEmpty }.reversed())
    }
}
