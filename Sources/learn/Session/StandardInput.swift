#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Answers on standard input: UTF-8 text, one a line.
enum StandardInput {
    private static let limit = 1 << 20

    /// All lines up to the end, empty ones at the end dropped; nil where the input is no text or longer than a megabyte.
    static func lines() -> [String]? {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += chunk[..<count]
            guard bytes.count <= limit else { return nil }
        }
        guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
        while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        return lines
    }
}
