internal import CourseModel

extension TextEncoding {
    /// The encoding that `bytes` show by their byte order mark, or by a zero byte in each pair at the start as Western letters
    /// have it; nil for any other text.
    init?(of bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
            self = .utf32
        } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) || Self.isInPairs(bytes) {
            self = .utf16
        } else {
            return nil
        }
    }

    private static func isInPairs(_ bytes: [UInt8]) -> Bool {
        let start = bytes.prefix(16)
        guard start.count >= 4, bytes.count.isMultiple(of: 2) else { return false }
        return [0, 1].contains { zero in
            start.enumerated().allSatisfy { ($0.offset % 2 == zero) == ($0.element == 0) }
        }
    }
}
