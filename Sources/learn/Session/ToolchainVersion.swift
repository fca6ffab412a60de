import ExerciseRunner

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension SwiftToolchain {
    /// What the compiler says of itself: major and minor; nil where it says nothing of the kind.
    var version: (major: Int, minor: Int)? {
        guard let words = Self.firstLine(of: compiler)?.split(separator: " "),
            let place = words.firstIndex(of: "version"), place + 1 < words.count
        else { return nil }
        let numbers = words[place + 1].split(separator: ".").prefix(2).compactMap { Int($0) }
        return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
    }

    /// The first line that `program --version` prints.
    private static func firstLine(of program: String) -> String? {
        let quoted = program.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
        // The folder that one stands in may be gone, which a shell would complain of.
        let moving = program.hasPrefix("/") ? "cd / && " : ""
        guard let pipe = popen("\(moving)'\(quoted)' --version 2>/dev/null </dev/null", "r") else { return nil }
        defer { pclose(pipe) }
        var buffer = [CChar](repeating: 0, count: 512)
        guard fgets(&buffer, Int32(buffer.count), pipe) != nil else { return nil }
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
