import Testing

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Runs a script by `python3`.
enum PythonRun {
    /// What it prints; a script that fails is an issue.
    static func output(_ script: String, argument: String) throws -> String {
        let quoted = [script, argument].map { "'" + $0.replacing("'", with: "'\\''") + "'" }
        let pipe = try #require(popen("python3 -c \(quoted[0]) \(quoted[1]) 2>&1", "r"))
        var output = ""
        var buffer = [CChar](repeating: 0, count: 4096)
        while fgets(&buffer, Int32(buffer.count), pipe) != nil {
            output += String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
        #expect(pclose(pipe) == 0, "\(output)")
        return output
    }
}
