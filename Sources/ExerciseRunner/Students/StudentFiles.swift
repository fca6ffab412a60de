internal import Hashing

/// A student's files for an exercise, read once: as many as the exercise has, in its order.
public struct StudentFiles: Equatable, Sendable {
    /// A file under the exercise's name for it.
    public struct Named: Equatable, Sendable {
        public let name: String
        public let file: StudentFile

        public init(name: String, file: StudentFile) {
            self.name = name
            self.file = file
        }
    }

    public let files: [Named]

    public init(_ files: [Named]) { self.files = files }

    /// SHA-256 of names and contents, 64 hexadecimal digits.
    public var digest: String {
        var digest = FramedDigest()
        for named in files {
            digest.add(named.name)
            digest.add(named.file.bytes)
        }
        return digest.hexadecimal
    }

    /// Whether each is that of `others` but for a byte order mark, line ends and spaces at the ends of lines.
    func areSame(as others: StudentFiles) -> Bool {
        files.count == others.files.count
            && zip(files, others.files).allSatisfy { $0.name == $1.name && $0.file.isSame(as: $1.file) }
    }
}

/// A digest of parts that tells `ab` and `c` from `a` and `bc`.
struct FramedDigest {
    private var bytes: [UInt8] = []

    mutating func add(_ part: [UInt8]) {
        bytes.append(contentsOf: String(part.count).utf8)
        bytes.append(0)
        bytes.append(contentsOf: part)
    }

    mutating func add(_ text: String) { add(Array(text.utf8)) }

    var hexadecimal: String { SHA256.hexDigest(of: bytes) }
}
